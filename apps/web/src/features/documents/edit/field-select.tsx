import { useTexts } from '../../../lib/i18n';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Select } from '../../../ui/inputs/select';
import { documentsTexts } from '../documents.texts';
import { useFieldOptions } from '../use-field-options';

export function FieldSelect({
  value,
  error,
  onChange,
  isDisabled,
  className,
}: {
  value: string;
  error: string | undefined;
  onChange: (field: string) => void;
  isDisabled: boolean;
  className: string | undefined;
}) {
  const texts = useTexts(documentsTexts).form;
  const { options, query } = useFieldOptions({ none: texts.selectField, chosen: value });
  return (
    <div className={className}>
      <Select
        label={texts.field}
        name="field"
        size="lg"
        value={value}
        error={error}
        options={options}
        onChange={onChange}
        isDisabled={isDisabled}
      />
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} />}
    </div>
  );
}
