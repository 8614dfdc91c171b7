// The own theme of generated forms: every widget of the spec's language, and the words around it.
import type { ThemeProps } from '@rjsf/core';
import {
  CheckboxesWidget,
  CheckboxWidget,
  FacesWidget,
  PhotosWidget,
  RadioWidget,
  ScaleWidget,
  SelectWidget,
  StarsWidget,
  StepperWidget,
  TimeWidget,
} from './chosen-widgets';
import { FieldTemplate } from './field-template';
import { FileField } from './file-field';
import { ArrayFieldItemTemplate, ArrayFieldTemplate, ErrorListTemplate, ObjectFieldTemplate } from './part-templates';
import {
  DateWidget,
  EmailWidget,
  HiddenWidget,
  MoneyWidget,
  NumberWidget,
  PasswordWidget,
  TextareaWidget,
  TextWidget,
  UrlWidget,
} from './typed-widgets';

const none = () => null;

export const theme: ThemeProps = {
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    ErrorListTemplate,
    ButtonTemplates: { SubmitButton: none },
  },
  fields: { file: FileField },
  widgets: {
    text: TextWidget,
    textarea: TextareaWidget,
    password: PasswordWidget,
    email: EmailWidget,
    number: NumberWidget,
    money: MoneyWidget,
    select: SelectWidget,
    radio: RadioWidget,
    checkbox: CheckboxWidget,
    checkboxes: CheckboxesWidget,
    date: DateWidget,
    dates: DateWidget,
    time: TimeWidget,
    stars: StarsWidget,
    scale: ScaleWidget,
    faces: FacesWidget,
    stepper: StepperWidget,
    photos: PhotosWidget,
    url: UrlWidget,
    timezone: SelectWidget,
    hidden: HiddenWidget,
  },
};
