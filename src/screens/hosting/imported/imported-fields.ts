// The fields that connecting may find, in display order: name, the form that changes it, and its value in words.
import { type FormOf, formOf } from '../../../../generated/forms/every-form';
import { setupAmenitiesForm } from '../../../../generated/forms/setupAmenitiesForm';
import { setupBasicsForm } from '../../../../generated/forms/setupBasicsForm';
import { setupPlaceForm } from '../../../../generated/forms/setupPlaceForm';
import { setupRoomsForm } from '../../../../generated/forms/setupRoomsForm';
import { setupRulesForm } from '../../../../generated/forms/setupRulesForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { Accessibility, Amenity, PropertyType, Province, type SetupPage } from '../../../../generated/model/values';
import { importedTexts as texts } from '../../../../generated/texts/sentences/importedTexts';
import { shownClock, shownNumber } from '../../shell/format/format';

type Values = Readonly<Record<string, unknown>>;
type SetupForm = Pick<FormOf<Values>, 'schema' | 'uiSchema' | 'errors'>;

export interface Part {
  readonly id: string;
  readonly name: string;
  /** The fields of the property that it stands for: one, or the two of a position. */
  readonly fields: readonly (keyof HostProperty)[];
  /** The page of the setup that has it. */
  readonly page: SetupPage;
  /** A form of this field alone; a position is changed on its map. */
  readonly form: FormOf<Values> | undefined;
  readonly shown: (property: HostProperty) => string;
}

/** A form of the setup, with one of its fields alone. */
const formOfOne = ({ schema, uiSchema, errors }: SetupForm, field: string, title: string): FormOf<Values> => {
  const part = schema.properties?.[field] ?? true;
  const required = schema.required?.includes(field) ? [field] : [];
  return formOf<Values>({
    id: `imported-${field}`,
    title,
    submit: texts.save,
    schema: { properties: { [field]: part }, required },
    uiSchema: { [field]: uiSchema[field] ?? {} },
    errors,
  });
};

const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

type OneField = Exclude<keyof HostProperty, 'property_id'>;
const partOf =
  (page: SetupPage, form: SetupForm) =>
  (field: OneField, shown: Part['shown'] = (property) => said(property[field])): Part => {
    const name = (form.uiSchema[field] as { readonly 'ui:title'?: string } | undefined)?.['ui:title'] ?? field;
    return { id: field, name, fields: [field], page, form: formOfOne(form, field, name), shown };
  };

const basics = partOf('basics', setupBasicsForm);
const place = partOf('place', setupPlaceForm);
const rooms = partOf('rooms', setupRoomsForm);
const offers = partOf('amenities', setupAmenitiesForm);
const rules = partOf('rules', setupRulesForm);
const coordinate = (degrees: number | null): string => shownNumber(degrees ?? 0, { min: 4, max: 4 }).replace('-', '−');

export const parts: readonly Part[] = [
  basics('title'),
  basics('description'),
  basics('property_type', ({ property_type }) => PropertyType[property_type].label),
  place('address'),
  place('city'),
  place('province', ({ province }) => (province ? Province[province].label : '')),
  place('postal_code'),
  {
    id: 'position',
    name: texts.position,
    fields: ['latitude', 'longitude'],
    page: 'place',
    form: undefined,
    shown: ({ latitude, longitude }) => `${coordinate(latitude)}, ${coordinate(longitude)}`,
  },
  rooms('sleeps'),
  rooms('bedrooms'),
  rooms('beds'),
  rooms('baths'),
  offers('amenities', ({ amenities }) => amenities.map((it) => Amenity[it].label).join(', ')),
  offers('accessibility', ({ accessibility }) => accessibility.map((it) => Accessibility[it].label).join(', ')),
  rules('checkin_time', ({ checkin_time }) => shownClock(checkin_time)),
  rules('checkout_time', ({ checkout_time }) => shownClock(checkout_time)),
  rules('pets_allowed', ({ pets_allowed }) => (pets_allowed ? texts.yes : texts.no)),
];

/** The values of a part, as an edit takes them. */
export const valuesOf = (property: HostProperty, { fields }: Pick<Part, 'fields'>): Values =>
  Object.fromEntries(fields.map((field) => [field, property[field]]));
