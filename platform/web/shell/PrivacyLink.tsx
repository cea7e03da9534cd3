// The link to the privacy statement, in the menu and in every public footer; its modal comes with the first click.

import { lazy, Suspense, useMemo, useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { useGiven } from './shell-parts.ts'

export function PrivacyLink({ className }: { className?: string | undefined }) {
  const t = useText()
  const { parts } = useGiven()
  const [isOpen, setOpen] = useState(false)
  const PrivacyModal = useMemo(() => lazy(parts.privacyPolicy), [parts])
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t('shell_privacy_policy')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrivacyModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
