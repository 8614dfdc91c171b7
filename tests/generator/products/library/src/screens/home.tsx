// The home page: the tools on the shelf, narrowed by kind.
import { useUnit } from 'effector-react';
import { toolFilters } from '../../generated/model/filters/toolFilters';
import { keysOf } from '../../generated/model/keys';
import { ToolKind } from '../../generated/model/values';
import { menus } from '../../generated/routes/navigation';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { $failure, $kind, $tools, chosen } from './home.store';

export { opened } from './home.store';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const Home = () => {
  const { tools, only, failure, choose } = useUnit({ tools: $tools, only: $kind, failure: $failure, choose: chosen });
  return (
    <>
      <h1>{homeTexts.headline}</h1>
      <label>
        {toolFilters.kinds.by === 'any of' && toolFilters.kinds.label}{' '}
        <select value={only} onChange={({ target }) => choose(target.value as typeof only)}>
          <option value="">{menus.mainMenu.items[0]?.label}</option>
          {keysOf(ToolKind).map((one) => (
            <option key={one} value={one}>
              {ToolKind[one].label}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{failure || homeTexts.found({ count: tools.length })}</p>
      <ul>
        {tools.map(({ tool_id, name, deposit_cents }) => (
          <li key={tool_id}>
            {name}, {homeTexts.deposit({ amount: pounds.format(deposit_cents / 100) })}
          </li>
        ))}
      </ul>
    </>
  );
};
