// Page of /404 and /public/404.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/texts.ts'
import { currentAudience } from '../../i18n/language.ts'
import { BackToLastScreen } from '../../ui/BackToLastScreen.tsx'
import { WaysToContact } from '../../ui/states/WaysToContact.tsx'
import { MessagePage } from './MessagePage.tsx'

export default function NotFoundPage() {
  const t = useText()
  const isPublic = currentAudience() === 'public'
  return (
    <MessagePage
      code="404"
      isInLayout={isPublic}
      title={t('shell_not_found_title')}
      text={t(isPublic ? 'shell_not_found_public' : 'shell_not_found_text')}
    >
      {isPublic ? (
        <WaysToContact subject={t('shell_not_found_title')} />
      ) : (
        <>
          <Button component={Link} to="/">
            {t('shell_to_start')}
          </Button>
          <BackToLastScreen />
        </>
      )}
    </MessagePage>
  )
}
