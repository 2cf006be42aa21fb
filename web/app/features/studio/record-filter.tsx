import type { ResponseOf } from '@rashi/contract'
import { Form } from 'react-router'
import { useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DateTimeField } from '../../ui/date-time-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FilterFields, recordedObjects, studioActs } from './record.rules.ts'
import styles from './studio.module.css'
import { useRecordTexts } from './use-record-texts.ts'

/** The filter of the record. It is sent as the query of the page's address, so that it can be kept and shared. */
export function RecordFilter({
  fields,
  staff,
}: {
  fields: FilterFields
  staff: ResponseOf<'GET /studio/staff'>['staff']
}) {
  const t = useTranslate()
  const { actText, objectText } = useRecordTexts()
  const people = staff.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))
  const acts = studioActs.map((act) => ({ value: act, label: actText(act) }))
  const objects = recordedObjects.map((object) => ({ value: object, label: objectText(object) }))
  // Somebody who has been removed, or an act of the operator's command.
  const withOther = (choices: typeof people, chosen: string | undefined) =>
    chosen === undefined || choices.some(({ value }) => value === chosen)
      ? choices
      : [...choices, { value: chosen, label: chosen }]
  return (
    <Form method="get" role="search" aria-label={t('studio.record.filter')} className={styles.form}>
      <div className={styles.fields}>
        <SelectField
          label={t('studio.record.who')}
          name="staff"
          defaultValue={fields.staff ?? ''}
          placeholder={t('studio.record.everybody')}
          choices={withOther(people, fields.staff)}
        />
        <SelectField
          label={t('studio.record.act')}
          name="act"
          defaultValue={fields.act ?? ''}
          placeholder={t('studio.record.every-act')}
          choices={withOther(acts, fields.act)}
        />
        <DateTimeField
          label={t('studio.record.from')}
          type="date"
          name="from"
          defaultValue={fields.from}
        />
        <DateTimeField
          label={t('studio.record.to')}
          type="date"
          name="to"
          defaultValue={fields.to}
        />
        <SelectField
          label={t('studio.record.object')}
          name="object"
          defaultValue={fields.object ?? ''}
          placeholder={t('studio.record.every-object')}
          choices={withOther(objects, fields.object)}
        />
        <TextField
          label={t('studio.record.object-id')}
          name="object_id"
          defaultValue={fields.object_id}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit">{t('studio.record.submit')}</Button>
        {Object.keys(fields).length > 0 && (
          <ButtonLink kind="quiet" to="/studio/record">
            {t('studio.record.clear')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
