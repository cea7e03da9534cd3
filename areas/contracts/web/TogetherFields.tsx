// Rents of the objects let together with the main object, such as a parking space. Empty fields default to that
// object's own rents.

import { SimpleGrid } from '@mantine/core'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { formatMoney } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ContractInfo, ContractTerms } from '../contract/agreement.ts'
import { TermsFieldset } from './TermsFieldset.tsx'

type Together = ContractTerms['together']

interface Props {
  together: Together
  info: ContractInfo['together']
  onChange: (together: Together) => void
  errorOf: (field: string) => string | undefined
}

const money = { min: 0, step: 5, decimals: 2, unit: 'CHF' }

export function TogetherFields({ together, info, onChange, errorOf }: Props) {
  const t = useText()
  return together.map((one, index) => {
    const found = info.find(({ objectId }) => objectId === one.objectId)
    const field = (name: 'netRent' | 'ancillaryCost' | 'deposit') => ({
      name: `together.${index}.${name}`,
      label: t(`contracts_field_${name}`),
      value: one[name],
      onChange: (amount: number | null) => onChange(together.with(index, { ...one, [name]: amount })),
      error: errorOf(`together.${index}.${name}`),
      ...(typeof found?.[name] === 'number' && {
        hint: t('contracts_of_object', { amount: formatMoney(found[name]) }),
      }),
    })
    return (
      <TermsFieldset key={one.objectId} legend={found?.title}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <NumberStepper {...field('netRent')} {...money} />
          <NumberStepper {...field('ancillaryCost')} {...money} />
          <NumberStepper {...field('deposit')} {...money} />
        </SimpleGrid>
      </TermsFieldset>
    )
  })
}
