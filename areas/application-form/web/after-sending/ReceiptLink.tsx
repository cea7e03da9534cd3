// Opens the receipt as a PDF in a new window, in the language of the page.

import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { withLanguage } from '#platform/web/api/request.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'

export function ReceiptLink({ credentials: { slug, token } }: { credentials: Credentials }) {
  const t = useText()
  return (
    <Button
      variant="default"
      component="a"
      href={withLanguage(`/api/v2/applications/${slug}/${token}/receipt`)}
      target="_blank"
      rel="noopener"
      leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
    >
      {t('application_form_receipt_open')}
    </Button>
  )
}
