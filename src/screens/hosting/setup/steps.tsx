// The pages of the setup as steps: the words of each, and the content of the one in sight.
import type { ReactNode } from 'react';
import { setupAmenitiesForm } from '../../../../generated/forms/setupAmenitiesForm';
import { setupBasicsForm } from '../../../../generated/forms/setupBasicsForm';
import { setupCalendarForm } from '../../../../generated/forms/setupCalendarForm';
import { setupPlaceForm } from '../../../../generated/forms/setupPlaceForm';
import { setupPriceForm } from '../../../../generated/forms/setupPriceForm';
import { setupRegistrationForm } from '../../../../generated/forms/setupRegistrationForm';
import { setupRoomsForm } from '../../../../generated/forms/setupRoomsForm';
import { setupRulesForm } from '../../../../generated/forms/setupRulesForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { SetupPage, CancellationPolicy } from '../../../../generated/model/values';
import { setupTexts as say } from '../../../../generated/texts/sentences/setupTexts';
import type { WizardStep } from '../../../ui/wizard';
import { PhotosEditor } from '../photos/photos-editor';
import { CalendarStep } from './calendar-step';
import { FinishStep } from './finish-step';
import { FormStep } from './form-step';
import { PlaceStep } from './place-step';
import { PriceStep } from './price-step';
import { RegistrationStep } from './registration-step';
import { pages } from './setup.store';
import { chakra } from '@chakra-ui/react/styled-system';
import { keysOf } from '../../../../generated/model/keys';

// House rules, times and limits, with what each way to cancel means.
const policies = (
  <chakra.dl textStyle="small" color="muted">
    {keysOf(CancellationPolicy).map((policy) => (
      <div key={policy}>
        <chakra.dt display="inline" fontWeight="semibold">
          {CancellationPolicy[policy].label}:
        </chakra.dt>{' '}
        <chakra.dd display="inline">{CancellationPolicy[policy].says}.</chakra.dd>
      </div>
    ))}
  </chakra.dl>
);

const RulesStep = ({ property }: { readonly property: HostProperty }) => (
  <FormStep page="rules" form={setupRulesForm} property={property} below={{ cancellation_policy: policies }} />
);

interface Words {
  readonly id?: string;
  readonly title: string;
  readonly intro?: string;
}
const words: Readonly<Record<SetupPage, Words>> = {
  basics: setupBasicsForm,
  place: setupPlaceForm,
  rooms: setupRoomsForm,
  amenities: setupAmenitiesForm,
  photos: { title: SetupPage.photos.label },
  price: setupPriceForm,
  rules: setupRulesForm,
  calendar: setupCalendarForm,
  registration: setupRegistrationForm,
  finish: { title: say.finishHeading },
};

const contentOf = (property: HostProperty): Readonly<Record<SetupPage, () => ReactNode>> => ({
  basics: () => <FormStep page="basics" form={setupBasicsForm} property={property} />,
  place: () => <PlaceStep property={property} />,
  rooms: () => <FormStep page="rooms" form={setupRoomsForm} property={property} />,
  amenities: () => <FormStep page="amenities" form={setupAmenitiesForm} property={property} />,
  photos: () => <PhotosEditor />,
  price: () => <PriceStep property={property} />,
  rules: () => <RulesStep property={property} />,
  calendar: () => <CalendarStep property={property} />,
  registration: () => <RegistrationStep property={property} />,
  finish: () => <FinishStep property={property} />,
});

export const stepsOf = (property: HostProperty, page: SetupPage): readonly WizardStep[] =>
  pages.map((id) => ({
    id,
    title: id === 'finish' && property.status === 'listed' ? say.listedHeading : words[id].title,
    says: words[id].intro,
    form: words[id].id,
    content: id === page && contentOf(property)[id](),
    ...(id === 'finish' && { ready: property.missing.length === 0 }),
  }));
