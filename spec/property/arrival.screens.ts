// The arrival guide as its host fills it in.
import { decision } from 'spec-to-app/declaration';
import { form } from 'spec-to-app/form';
import { saveArrivalGuide } from './arrival.calls';

const shownFrom = (part: string) => ({ label: `${part}: days before check-in`, widget: 'stepper' }) as const;

export const arrivalForm = form({
  source: decision('section 20.10: the host writes how one gets in'),
  title: 'Arrival',
  submit: 'Save',
  sends: saveArrivalGuide,
  fields: {
    way: { label: 'Getting there', help: 'The last turn, the gate, which door.' },
    way_days: shownFrom('Getting there'),
    parking: { label: 'Parking' },
    parking_days: shownFrom('Parking'),
    entry: { label: 'Getting in', help: 'Where the key or the lockbox is, and how the door opens.' },
    entry_days: shownFrom('Getting in'),
    code: { label: 'Door code', help: 'Shown only to guests who have paid.' },
    code_days: shownFrom('Door code'),
    wifi: { label: 'Wi-Fi', help: 'Network and password.' },
    wifi_days: shownFrom('Wi-Fi'),
    manual: { label: 'House manual', help: 'Heating, hot water, appliances, garbage.' },
    manual_days: shownFrom('House manual'),
    leaving: { label: 'Before you leave', help: 'What guests do before they check out.' },
    leaving_days: shownFrom('Before you leave'),
  },
});
