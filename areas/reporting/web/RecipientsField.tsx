// Choice of recipients: owners and colleagues.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { FieldProps } from '#platform/web/form/field-props.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { getReportNeeds, Recipient } from '../contract/reports.ts'

interface Props extends Pick<FieldProps<readonly Recipient[]>, 'value' | 'onChange' | 'error' | 'required'> {
  choices: ReceivedResponseOf<typeof getReportNeeds>['recipients']
}

const keyOf = ({ kind, id }: Recipient) => `${kind} ${id}`

export function RecipientsField({ choices, value, onChange, ...field }: Props) {
  const t = useText()
  const all = choices.map(({ kind, value: id, displayName }) => ({ recipient: { kind, id }, displayName }))
  return (
    <ManyField
      {...field}
      label={t('reporting_field_recipients')}
      name="recipients"
      options={all.map(({ recipient, displayName }) => ({
        value: keyOf(recipient),
        displayName: t(`reporting_recipient_${recipient.kind}`, { name: displayName }),
      }))}
      value={value.map(keyOf)}
      onChange={(keys) => {
        const chosen = new Set(keys)
        onChange(all.flatMap(({ recipient }) => (chosen.has(keyOf(recipient)) ? [recipient] : [])))
      }}
    />
  )
}
