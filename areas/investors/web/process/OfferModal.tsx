// Dialog that records an offer with its structured fields and its document. The texts say that no offer binds anybody.

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { forgetUploads, sendDocument } from '#areas/files/web/public.tsx'
import { transactionTypes } from '#areas/projects/rules/project-choices.ts'
import type { UploadedFile } from '#platform/contract/file.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import { FileField } from '#platform/web/form/fields/FileField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import type { OfferData } from '../../contract/offers.ts'
import { useUploadInvestorOffer } from '../changes.ts'
import { choicesOf, oneOf } from '../record/investor-form.ts'

export interface OfferTarget {
  investorId: string
  company: string
  projectId: string
  project: string
}

interface Props {
  target: OfferTarget
  kind: OfferData['kind']
  onClose: () => void
}

/** The amount is required, but not yet typed. */
type Draft = Omit<OfferData, 'amount'> & { amount: number | null }

export function OfferModal({ target, kind, onClose }: Props) {
  const t = useText()
  const uploading = useUploadInvestorOffer()
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [confirms, setConfirms] = useState(true)
  const [draft, setDraft] = useState<Draft>(() => ({
    kind,
    amount: null,
    amountTo: null,
    structure: 'asset',
    financing: '',
    conditions: '',
    dueDiligence: '',
    timing: '',
    signatory: '',
    validUntil: null,
    receivedOn: dayOf(new Date()),
  }))
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const labels = Object.fromEntries(Object.keys(draft).map((field) => [field, t(`investors_offer_field_${field}`)]))
  return (
    <ActionModal
      size={760}
      title={t(`investors_step_upload_${kind}`)}
      text={t('investors_offer_text', { name: target.company, project: target.project })}
      action={t('investors_offer_record')}
      labels={labels}
      change={uploading}
      send={(_given, { show }) => {
        const { amount } = draft
        if (amount === null) {
          show({ amount: t('general_field_is_required') })
          return undefined
        }
        const body = { ...draft, amount, projectId: target.projectId, fileId: files[0]?.id ?? null, confirms }
        return { params: { id: target.investorId }, body }
      }}
      onClose={() => {
        void forgetUploads(files)
        onClose()
      }}
      onDone={onClose}
    >
      {({ errorOf }) => (
        <>
          <FieldColumns>
            <MoneyFields draft={draft} set={set} errorOf={errorOf} />
            <TextFields draft={draft} set={set} errorOf={errorOf} />
          </FieldColumns>
          <FileField
            label={t('investors_offer_file')}
            name="fileId"
            value={files}
            onChange={setFiles}
            upload={sendDocument}
            multiple={false}
            types={['application/pdf', 'image/jpeg', 'image/png']}
            error={errorOf('fileId')}
          />
          <Checkbox
            label={t('investors_offer_confirms')}
            checked={confirms}
            onChange={(event) => setConfirms(event.currentTarget.checked)}
          />
        </>
      )}
    </ActionModal>
  )
}

interface Part {
  draft: Draft
  set: (changed: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
}

function MoneyFields({ draft, set, errorOf }: Part) {
  const t = useText()
  const [today] = useState(() => dayOf(new Date()))
  const shared = (name: keyof Draft) => ({ name, label: t(`investors_offer_field_${name}`), error: errorOf(name) })
  const money = { min: 0, max: 1e11, step: 100_000, decimals: 2, unit: 'CHF' }
  return (
    <>
      <NumberStepper
        {...shared('amount')}
        {...money}
        required
        value={draft.amount}
        onChange={(amount) => set({ amount })}
      />
      <NumberStepper
        {...shared('amountTo')}
        {...money}
        value={draft.amountTo}
        onChange={(amountTo) => set({ amountTo })}
      />
      <SelectField
        {...shared('structure')}
        required
        value={draft.structure}
        options={choicesOf(t, 'projects_transaction_', transactionTypes)}
        onChange={(value) => set({ structure: oneOf(transactionTypes, value) ?? draft.structure })}
      />
      <TextField
        {...shared('signatory')}
        value={draft.signatory}
        onChange={(signatory) => set({ signatory })}
        maxLength={120}
      />
      <DateField
        {...shared('receivedOn')}
        required
        value={draft.receivedOn}
        onChange={(receivedOn) => set({ receivedOn })}
        latest={today}
      />
      <DateField
        {...shared('validUntil')}
        value={draft.validUntil ?? ''}
        onChange={(day) => set({ validUntil: day || null })}
      />
    </>
  )
}

const texts = ['financing', 'conditions', 'dueDiligence', 'timing'] as const

function TextFields({ draft, set, errorOf }: Part) {
  const t = useText()
  return texts.map((name) => (
    <div key={name} data-wide>
      <TextAreaField
        name={name}
        label={t(`investors_offer_field_${name}`)}
        error={errorOf(name)}
        value={draft[name]}
        onChange={(words) => set({ [name]: words })}
        rows={2}
        maxLength={name === 'conditions' ? 2000 : 1000}
      />
    </div>
  ))
}
