// Link to the privacy statement, in the menu and in every public footer; its modal is loaded on the first click.

import { Suspense, useState } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useGiven } from '../shell-parts.ts'

export function PrivacyLink({ className }: { className?: string | undefined }) {
  const t = useText()
  const { PrivacyPolicy } = useGiven().parts
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t('shell_privacy_policy')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrivacyPolicy onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
