// Pages shown in place of the product: it could not start, its project is archived, or the address belongs to no
// project.

import { Button } from '@mantine/core'
import { useText } from '../../i18n/texts.ts'
import { knownSupport } from '../backend.ts'
import { MessagePage } from './MessagePage.tsx'

interface FailedProps {
  /** HTTP status; 0 if no response was received. */
  status: number
  retry: () => void
}

export function InitFailedPage({ status, retry }: FailedProps) {
  const t = useText()
  return (
    <MessagePage
      code={status === 0 ? undefined : String(status)}
      title={t('shell_init_failed_title')}
      text={status === 0 ? t('general_no_connection') : t('shell_init_failed_text')}
    >
      <Button onClick={retry}>{t('general_try_again')}</Button>
      {status >= 500 && (
        <>
          <Button component="a" href="/" variant="default">
            {t('shell_home')}
          </Button>
          <Button component="a" href={`mailto:${supportAddress()}`} variant="default">
            {t('shell_contact_support')}
          </Button>
        </>
      )}
    </MessagePage>
  )
}

/** Shown if init was refused for a reason other than a server error. */
export function InitFallbackPage() {
  const t = useText()
  return (
    <MessagePage title={t('shell_fallback_title')} text={t('shell_fallback_text')}>
      <Button onClick={() => history.back()}>{t('general_back')}</Button>
    </MessagePage>
  )
}

interface ArchivedProps {
  workspace: string
  status: { title: string; msg1: string; msg2: string }
}

export function ArchivedPage({ workspace, status }: ArchivedProps) {
  return <MessagePage title={status.title} text={`${status.msg1.replaceAll('[d]', workspace)}\n${status.msg2}`} />
}

export function UnknownWorkspacePage() {
  const t = useText()
  return (
    <MessagePage
      code="404"
      title={t('shell_unknown_workspace_title')}
      text={t('shell_unknown_workspace_text', { host: location.hostname })}
    />
  )
}

/** Init has not responded, so the address of the last visit is used, or the one in the page's meta tag. */
const supportAddress = () =>
  knownSupport() ?? document.querySelector<HTMLMetaElement>('meta[name=support]')?.content ?? ''
