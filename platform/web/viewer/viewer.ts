// Shows documents and pictures in place, under their own names. `await showPaper({ address })` resolves when the
// document is loaded or has failed; the error has then been shown.

import { CallFailed, noticesOf } from '../api/call.ts'
import { fetchNamed, type DownloadOptions } from '../api/download.ts'
import { notify } from '../core/notify.ts'
import { tellFailure } from '../api/tell-failure.ts'
import { t } from '../i18n/texts.ts'
import { closePaper, shownPaper, type ShownPaper } from './shown-paper.ts'

export interface Paper extends DownloadOptions {
  /** Path of a protected file. */
  address: string
  /** Shown while the document loads, and if the server sends no name. */
  name?: string
  /** Leaves out the download button. */
  isOnlyShown?: boolean
}

export async function showPaper({ address, name = '', isOnlyShown = false, ...options }: Paper): Promise<void> {
  closePaper()
  const waiting: ShownPaper = { name, isOnlyShown }
  shownPaper.set(waiting)
  const isWanted = () => shownPaper.now() === waiting
  try {
    const { url, type, ...fetched } = await fetchNamed(address, options)
    if (isWanted()) shownPaper.set({ name: fetched.name ?? name, isOnlyShown, content: { url, type } })
    else URL.revokeObjectURL(url)
  } catch (failure) {
    if (isWanted()) closePaper()
    if (isOpenToTheToken(address) && failure instanceof CallFailed && failure.status > 0) {
      const [reason] = noticesOf(failure)
      notify({ type: 'danger', title: t('general_unprotected_access'), ...(reason && { description: reason.title }) })
    } else tellFailure(failure)
  }
}

/** True for an applicant's document that is read with the token of a link, without a session (spec 1 §8). */
const isOpenToTheToken = (address: string): boolean => address.includes('/adult-serve-document/')
