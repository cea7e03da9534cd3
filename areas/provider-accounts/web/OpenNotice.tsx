// Says why the account cannot be changed now.

import { useText } from '#platform/web/i18n/texts.ts'
import { Notice } from '#platform/web/kit/Notice.tsx'

interface Props {
  service: 'signing' | 'deposits'
  open: number
}

export function OpenNotice({ service, open }: Props) {
  const t = useText()
  if (open === 0) return null
  return (
    <Notice tone="grey" isSpaced>
      {t(`provider_accounts_open_${service}`, { open })}
    </Notice>
  )
}
