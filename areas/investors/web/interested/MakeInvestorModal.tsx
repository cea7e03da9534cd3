// Dialog that turns an interested person into an investor.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { InterestedView } from '../../contract/interested.ts'
import { investorTypes } from '../../rules/investor-facts.ts'
import { useMakeInvestor } from '../changes.ts'
import { choicesOf, oneOf } from '../record/investor-form.ts'

export function MakeInvestorModal({ person, onClose }: { person: InterestedView; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const making = useMakeInvestor(({ investorId }) => navigate({ to: `/investors/${investorId}` }))
  const { id, version, data } = person
  const name = `${data.firstName} ${data.lastName}`.trim()
  const [company, setCompany] = useState(data.company || name)
  const [type, setType] = useState<(typeof investorTypes)[number]>(data.company ? 'other' : 'private')
  return (
    <ActionModal
      title={t('investors_make_title', { name })}
      text={t('investors_make_text')}
      action={t('investors_deed_make_investor')}
      labels={{ company: t('investors_field_company'), investorType: t('investors_field_investorType') }}
      change={making}
      send={() => ({ params: { id }, body: { company, investorType: type, version } })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('investors_field_company')}
            name="company"
            required
            value={company}
            onChange={setCompany}
            maxLength={200}
            error={errorOf('company')}
          />
          <SelectField
            label={t('investors_field_investorType')}
            name="investorType"
            required
            value={type}
            options={choicesOf(t, 'investors_type_', investorTypes)}
            onChange={(value) => setType(oneOf(investorTypes, value) ?? type)}
            error={errorOf('investorType')}
          />
        </>
      )}
    </ActionModal>
  )
}
