// The dialog of each step after the countersignature.

import { useState } from 'react'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { SaleCompletion } from '../../contract/completion.ts'
import { deedPriceWords } from './DeedPrice.tsx'
import {
  useAddMilestone,
  useHandOverKeys,
  useNotarise,
  useSetNotaryDate,
  useTakeDeedBack,
} from './completion-changes.ts'

export type CompletionStep = keyof SaleCompletion['can']

interface Props {
  applicationId: string
  completion: SaleCompletion
  onClose: () => void
}

export function CompletionDialogs({ step, ...props }: Props & { step: CompletionStep }) {
  if (step === 'notary') return <NotaryModal {...props} />
  if (step === 'notarise') return <DeedModal {...props} />
  if (step === 'takeBack') return <TakeBackModal {...props} />
  return step === 'milestone' ? <MilestoneModal {...props} /> : <KeysModal {...props} />
}

function NotaryModal({ applicationId, completion, onClose }: Props) {
  const t = useText()
  const [notaryOn, setDay] = useState(completion.notaryOn ?? '')
  const [notaryPlace, setPlace] = useState(completion.notaryPlace ?? '')
  const setting = useSetNotaryDate()
  return (
    <ActionModal
      title={t('sales_completion_notary')}
      action={t('general_save')}
      change={setting}
      send={() => ({ params: { id: applicationId }, body: { version: completion.version, notaryOn, notaryPlace } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <DateField {...dayOf(t('sales_notary_on'), 'notaryOn', errorOf)} value={notaryOn} onChange={setDay} />
          <TextField
            label={t('sales_notary_place')}
            name="notaryPlace"
            required
            value={notaryPlace}
            onChange={setPlace}
            error={errorOf('notaryPlace')}
          />
        </>
      )}
    </ActionModal>
  )
}

function DeedModal({ applicationId, completion, onClose }: Props) {
  const t = useText()
  const [notarisedOn, setDay] = useState('')
  const [price, setPrice] = useState(completion.price)
  const notarising = useNotarise()
  return (
    <ActionModal
      title={t('sales_completion_notarise')}
      text={`${t('sales_notarise_text')} ${deedPriceWords(t, completion.parts)}`}
      action={t('sales_notarise_confirm')}
      change={notarising}
      send={(_given, errors) => {
        if (price !== null) {
          return { params: { id: applicationId }, body: { version: completion.version, notarisedOn, price } }
        }
        errors.show({ price: t('general_field_is_required') })
        return undefined
      }}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <DateField
            {...dayOf(t('sales_notarised_on'), 'notarisedOn', errorOf)}
            value={notarisedOn}
            onChange={setDay}
          />
          <Amount
            label={t('sales_fact_price')}
            name="price"
            value={price}
            onChange={setPrice}
            error={errorOf('price')}
          />
        </>
      )}
    </ActionModal>
  )
}

function MilestoneModal({ applicationId, onClose }: Props) {
  const t = useText()
  const [title, setTitle] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const [dueOn, setDay] = useState('')
  const adding = useAddMilestone()
  return (
    <ActionModal
      title={t('sales_completion_milestone')}
      text={t('sales_milestone_text')}
      action={t('general_save')}
      change={adding}
      send={(_given, errors) => {
        if (amount !== null) return { params: { id: applicationId }, body: { title, amount, dueOn } }
        errors.show({ amount: t('general_field_is_required') })
        return undefined
      }}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('sales_milestone_title')}
            name="title"
            required
            maxLength={100}
            value={title}
            onChange={setTitle}
            error={errorOf('title')}
          />
          <Amount
            label={t('sales_payment_amount')}
            name="amount"
            value={amount}
            onChange={setAmount}
            error={errorOf('amount')}
          />
          <DateField {...dayOf(t('sales_fact_due'), 'dueOn', errorOf)} value={dueOn} onChange={setDay} />
        </>
      )}
    </ActionModal>
  )
}

function TakeBackModal({ applicationId, completion, onClose }: Props) {
  const t = useText()
  const takingBack = useTakeDeedBack()
  return (
    <ActionModal
      title={t('sales_completion_takeBack')}
      text={t('sales_take_back_text')}
      reason={{ label: t('sales_reason'), required: true }}
      action={t('sales_completion_takeBack')}
      danger
      change={takingBack}
      send={({ reason }) => ({ params: { id: applicationId }, body: { version: completion.version, reason } })}
      onClose={onClose}
    />
  )
}

function KeysModal({ applicationId, completion, onClose }: Props) {
  const t = useText()
  const [keysOn, setDay] = useState('')
  const [keysTo, setName] = useState('')
  const [keysCount, setCount] = useState<number | null>(1)
  const handing = useHandOverKeys()
  return (
    <ActionModal
      title={t('sales_completion_keys')}
      action={t('general_save')}
      change={handing}
      send={() => ({
        params: { id: applicationId },
        body: { version: completion.version, keysOn, keysTo, keysCount: keysCount ?? 1 },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <DateField {...dayOf(t('sales_keys_on'), 'keysOn', errorOf)} value={keysOn} onChange={setDay} />
          <TextField
            label={t('sales_keys_to')}
            name="keysTo"
            required
            value={keysTo}
            onChange={setName}
            error={errorOf('keysTo')}
          />
          <NumberStepper
            label={t('sales_keys_count')}
            name="keysCount"
            required
            min={1}
            max={99}
            value={keysCount}
            onChange={setCount}
            error={errorOf('keysCount')}
          />
        </>
      )}
    </ActionModal>
  )
}

const dayOf = (label: string, name: string, errorOf: ServerErrors['errorOf']) => ({
  label,
  name,
  required: true,
  error: errorOf(name),
})

interface AmountProps {
  label: string
  name: string
  value: number | null
  onChange: (value: number | null) => void
  error: string | undefined
}

const Amount = (props: AmountProps) => (
  <NumberStepper {...props} required min={0} max={999_999_999} step={1000} decimals={2} unit="CHF" />
)
