// Script of a public page without the web app: keeps the reader's language and look, and works in a frame.

import './plain.css'
import { isLanguage } from '#platform/rules/project-type.ts'
import { rememberLanguage, speakTo, storedLanguage } from '../i18n/language.ts'
import { isEmbedded, tellHeight } from '../shell/frame/outer-page.ts'
import { chosenLook } from '../theme/chosen-look.ts'

/** Returns false if the page is about to be replaced by the same page in another language. */
export function attendToPage(): boolean {
  if (!isInLanguage()) return false
  applyLook()
  if (isEmbedded()) tellHeight()
  // From here on the page is no longer one that waits for its scripts, unless the web app is about to take over.
  document.querySelector('#foreword[data-screen=list]')?.removeAttribute('id')
  return true
}

/** A language in the URL is the reader's choice; without one, an earlier choice applies. */
function isInLanguage(): boolean {
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  speakTo('public')
  if (isLanguage(asked)) {
    rememberLanguage(asked)
    return true
  }
  const chosen = storedLanguage('public')
  if (!chosen || document.documentElement.lang.startsWith(chosen)) return true
  if (!document.querySelector(`[name=lang][value=${chosen}]`)) return true
  address.searchParams.set('lang', chosen)
  location.replace(address)
  return false
}

/** Pictures choose their version by the system's scheme, so a chosen look sets it for each of them. */
function applyLook(): void {
  const look = chosenLook()
  if (look === 'system') return
  document.documentElement.dataset['look'] = look
  if (look === 'contrast') return
  for (const source of document.querySelectorAll('source[media]'))
    source.setAttribute('media', look === 'dark' ? 'all' : 'not all')
}
