// Price for which a project is awarded or sold.

import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'

interface Props {
  value: number | null
  onChange: (price: number | null) => void
  error: string | undefined
}

export function PriceField(props: Props) {
  const t = useText()
  return (
    <NumberStepper
      {...props}
      label={t('investors_price')}
      name="price"
      required
      min={0}
      step={100_000}
      decimals={2}
      unit="CHF"
    />
  )
}
