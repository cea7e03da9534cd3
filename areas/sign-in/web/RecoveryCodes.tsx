// The recovery codes, shown only once, to be kept on paper or in a password manager.

import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import styles from './AccountSecurity.module.css'
import { FormAlert } from './FormAlert.tsx'

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  const clipboard = useClipboard()
  const { siteTitle } = useInit()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${siteTitle}\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <FormAlert tone="info">{t('sign_in_recovery_codes_text')}</FormAlert>
      <ul className={styles.codes} aria-label={t('sign_in_recovery_codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('sign_in_codes_kept')}</Button>
        {/* Browsers give the clipboard to encrypted pages alone. */}
        {window.isSecureContext && (
          <Button
            variant="default"
            leftSection={clipboard.copied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
            onClick={() => clipboard.copy(codes.join('\n'))}
          >
            {t(clipboard.copied ? 'sign_in_copied' : 'sign_in_copy_codes')}
          </Button>
        )}
        <Button
          component="a"
          href={file}
          download="recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          {t('sign_in_save_codes')}
        </Button>
      </div>
    </>
  )
}
