// A host's choices about a property's status: publish, pause or archive it.
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { HostProperty } from '../../../../generated/model/entities';
import type { PropertyStatus, StatusChoice } from '../../../../generated/model/values';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Button } from '../../../ui/button';
import { move } from './property.store';
import { ConfirmWindow } from '../../shell/call-parts/confirm-window';

interface Move {
  readonly to: StatusChoice;
  readonly label: string;
  readonly main?: true;
}
const archive: Move = { to: 'archived', label: say.archive };
// only those that lead somewhere: the lifecycle refuses every other
const moves: { readonly [status in PropertyStatus]: readonly Move[] } = {
  draft: [{ to: 'listed', label: say.list, main: true }],
  listed: [{ to: 'paused', label: say.pause }],
  paused: [{ to: 'listed', label: say.listAgain, main: true }, archive],
  archived: [],
  suspended: [],
};

const ArchiveWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const press = useUnit(move.submitted);
  const archived = () => {
    press('archived');
    onClose();
  };
  return (
    <ConfirmWindow title={say.archiveHeading} keep={say.keep} confirm={say.archive} onClose={onClose} onConfirm={archived}>
      {say.archiveText}
    </ConfirmWindow>
  );
};

export const StatusMoves = ({ property, onlyMain = false }: { readonly property: HostProperty; readonly onlyMain?: boolean }) => {
  const [press, pending] = useUnit([move.submitted, move.$pending]);
  const [archiving, setArchiving] = useState(false);
  const complete = property.missing.length === 0;
  const possible = moves[property.status].filter(({ to, main }) => (to !== 'listed' || complete) && (main || !onlyMain));
  return (
    <>
      {possible.map(({ to, label, main }) => (
        <Button
          key={to}
          variant={main ? 'solid' : 'outline'}
          busy={pending}
          onClick={() => (to === 'archived' ? setArchiving(true) : press(to))}
        >
          {label}
        </Button>
      ))}
      {archiving && <ArchiveWindow onClose={() => setArchiving(false)} />}
    </>
  );
};
