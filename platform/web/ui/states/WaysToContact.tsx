// Phone and mail of the project as buttons, for public pages on which nothing else leads on.

import { Button } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useInit } from '../../api/session.ts'
import { useText } from '../../i18n/texts.ts'

interface Props {
  /** Subject of the mail, which tells the recipient what it is about. */
  subject: string
}

export function WaysToContact({ subject }: Props) {
  const t = useText()
  const { phone, email } = useInit().contact
  return (
    <>
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          variant="default"
          leftSection={<IconPhone size={16} stroke={1.5} aria-hidden />}
        >
          {phone}
        </Button>
      )}
      {email && (
        <Button
          component="a"
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
        >
          {t('general_write_mail')}
        </Button>
      )}
    </>
  )
}
