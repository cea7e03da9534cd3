// Single sign-on buttons of the configured providers.

import { Button } from '@mantine/core'
import { IconBrandWindows, IconBuilding } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useInit } from '#platform/web/api/session.ts'
import type { Answer } from './arrive.ts'
import { FormAlert } from './FormAlert.tsx'
import styles from './SignInForm.module.css'
import { useSso } from './use-sso.ts'

interface Props {
  /** True if there is no password form above to choose instead. */
  isOnlyWay: boolean
  onDone: (answer: Answer) => void
}

export function SsoButtons({ isOnlyWay, onDone }: Props) {
  const t = useText()
  const { signIn } = useInit()
  const { waitsFor, problem, begin, cancel } = useSso(onDone)
  return (
    <>
      <div className={styles.or}>{t(isOnlyWay ? 'sign_in_by_organisation' : 'sign_in_or')}</div>
      <div className={styles.buttons}>
        {signIn.azure && (
          <Button
            variant="default"
            size="md"
            fullWidth
            loading={waitsFor === 'azure'}
            leftSection={<IconBrandWindows size={18} stroke={1.5} aria-hidden />}
            onClick={() => begin('azure')}
          >
            {t('sign_in_by_microsoft')}
          </Button>
        )}
        {signIn.oidc && (
          <Button
            variant="default"
            size="md"
            fullWidth
            loading={waitsFor === 'oidc'}
            leftSection={<IconBuilding size={18} stroke={1.5} aria-hidden />}
            onClick={() => begin('oidc')}
          >
            {signIn.buttonText ?? t('sign_in_by_oidc')}
          </Button>
        )}
        {waitsFor && (
          <FormAlert tone="info">
            {t('sign_in_sso_waiting')}{' '}
            <button type="button" className={styles.link} onClick={cancel}>
              {t('general_cancel')}
            </button>
          </FormAlert>
        )}
        {problem && <FormAlert>{problem}</FormAlert>}
      </div>
    </>
  )
}
