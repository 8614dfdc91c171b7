// Where the property is: its address, and a pin that begins at the town and is moved to the door.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { setupPlaceForm } from '../../../../generated/forms/setupPlaceForm';
import type { HostProperty } from '../../../../generated/model/entities';
import type { FoundPlace } from '../../../../generated/model/entities';
import { Province } from '../../../../generated/model/values';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import { Button } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { PlaceMap } from '../../shell/place-map/place-map';
import { FormStep, openedWith } from './form-step';
import { $given, $isPlaced, $view, finding, findPressed, pinMoved, placeShown, placeTyped } from './place.store';

const whereOf = ({ found, city }: FoundPlace): string => {
  if (found === 'street') return say.pinAtAddress;
  return found === 'town' ? say.pinInTown({ city: city ?? '' }) : say.townUnknown;
};

const Found = () => {
  const [found, failure, isPlaced] = useUnit([finding.$data, finding.$failure, $isPlaced]);
  return (
    <chakra.output display="block" aria-live="polite">
      {failure && !isPlaced && <Text color="error">{say.findFailed}</Text>}
      {!failure && !isPlaced && found && <Text color={found.found === 'province' ? 'error' : 'spruce'}>{whereOf(found)}</Text>}
      {found?.postal_fits === false && <Text color="error">{say.postalElsewhere({ province: Province[found.province].label })}</Text>}
    </chakra.output>
  );
};

const Pin = ({ property }: { readonly property: HostProperty }) => {
  const [view, pending, show, move, find] = useUnit([$view, finding.$pending, placeShown, pinMoved, findPressed]);
  // later saves started here
  const [starts] = useState(() => openedWith({ form: setupPlaceForm, property }));
  useEffect(() => {
    show(starts);
  }, [show, starts]);
  return (
    <Box marginTop="4">
      <Button variant="outline" size="sm" icon={commonIcons.pin} busy={pending} onClick={find}>
        {say.findOnMap}
      </Button>
      <Box marginY="3">
        <PlaceMap {...view} label={say.mapLabel} pin={{ label: say.pinLabel, moved: move }} />
      </Box>
      <Text textStyle="small" color="muted">
        {say.pinHelp}
      </Text>
      <Found />
    </Box>
  );
};

export const PlaceStep = ({ property }: { readonly property: HostProperty }) => {
  const [given, typed] = useUnit([$given, placeTyped]);
  return (
    <FormStep
      page="place"
      form={setupPlaceForm}
      property={property}
      given={given}
      below={{ postal_code: <Pin property={property} /> }}
      onChange={typed}
    />
  );
};
