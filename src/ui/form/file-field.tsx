// A field whose value is a file: rjsf knows it as an object, and asks for a field where others have a widget.
import { errorId, type FieldProps, getUiOptions, helpId } from '@rjsf/utils';
import { FileInput } from './chosen-widgets';
import type { FormTold } from './form-context';

export const FileField = (props: FieldProps<File | undefined>) => {
  const { fieldPathId, formData, onChange, uiSchema, rawErrors = [], registry, name, required, disabled } = props;
  const options = getUiOptions(uiSchema);
  const id = fieldPathId.$id;
  const wrong = rawErrors.length > 0;
  return (
    <FileInput
      {...{ id, name, required, disabled }}
      invalid={wrong}
      describedBy={[options.help && helpId(id), wrong && errorId(id)].filter(Boolean).join(' ') || undefined}
      accept={options.accept}
      maxBytes={options['maxBytes'] as number | undefined}
      says={(registry.formContext as FormTold).errors[name]}
      value={formData ? [formData] : []}
      onChange={([file]) => onChange(file, fieldPathId.path)}
    />
  );
};
