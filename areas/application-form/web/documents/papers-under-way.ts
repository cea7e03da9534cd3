// Uploads the documents of a form that are waiting on this device, for all people and fields, as soon as there is a
// connection and whichever step is open. An open file field shares these uploads.

import type { Translate } from '#platform/web/i18n/texts.ts'
import { CallFailed } from '#platform/web/api/call-failed.ts'
import { arrivedAmong, isWorthKeeping } from '#platform/web/form/kept-files.ts'
import { sendOnce, type SendOptions } from '#platform/web/form/send-once.ts'
import { askToConfirm, openQuestion } from '#platform/web/modal/confirm.ts'
import { makeStore, useStore } from '#platform/web/core/store.ts'
import type { HandedIn } from '../../contract/form-shapes.ts'
import { householdKey } from '#areas/forms/rules/answers.ts'
import { dropPaper, isShown, keptChanges, papersWaiting, type PaperStore, type WaitingPaper } from './kept-papers.ts'

export interface PaperUnderWay extends Pick<WaitingPaper, 'id' | 'owner' | 'place'> {
  name: string
  size: number
  percent: number
  /** True while the upload waits for a connection. */
  isHalted: boolean
}

const underWay = makeStore<readonly PaperUnderWay[]>([])

export const nowUnderWay = underWay.now
export const usePapersUnderWay = (): readonly PaperUnderWay[] => useStore(underWay)

interface Given {
  slug: string
  /** Documents already uploaded, as far as this page knows. */
  stored: () => readonly HandedIn[]
  send: (paper: WaitingPaper, options: SendOptions) => Promise<HandedIn>
  onArrived: (document: HandedIn) => void
  /** Called only if no visible field shows the error. */
  onRefused: (name: string, reason: string | null) => void
  store?: PaperStore
}

/** More concurrent uploads are not faster. */
const atOnce = 2
/** Delay in milliseconds before failed uploads are retried. */
const rest = 60_000

/** Uploads waiting documents and those added later. Returns a stop function; uploads in progress still complete. */
export function sendPapers({ slug, stored, send, onArrived, onRefused, store }: Given): () => void {
  const going = new Set<string>()
  const resting = new Set<string>()
  let isOver = false
  const change = (id: string, next: Partial<PaperUnderWay>) =>
    isOver || underWay.set(underWay.now().map((one) => (one.id === id ? { ...one, ...next } : one)))

  const look = async () => {
    const waiting = await papersWaiting(slug, store)
    if (isOver) return
    const there = arrivedInPlace(waiting, stored())
    const left = waiting.filter(({ id }) => going.has(id) || !there.has(id))
    const known = new Map(underWay.now().map((one) => [one.id, one]))
    underWay.set(left.map((paper) => known.get(paper.id) ?? underWayOf(paper)))
    for (const id of there) if (!going.has(id)) void dropPaper(id, store)
    const next = left.filter(({ id }) => !going.has(id) && !resting.has(id))
    for (const paper of next.slice(0, Math.max(0, atOnce - going.size))) void bring(paper)
  }
  const bring = async (paper: WaitingPaper) => {
    const { id, owner, category, file } = paper
    going.add(id)
    try {
      const options: SendOptions = {
        key: id,
        onProgress: (percent) => change(id, { percent, isHalted: false }),
        onBreak: (interruption) => change(id, { isHalted: interruption !== null }),
        signal: new AbortController().signal,
      }
      const done = await sendOnce(options, (own) => send(paper, own))
      onArrived({ ...done, key: category, person: owner === householdKey ? null : owner })
      await dropPaper(id, store)
    } catch (failure) {
      if (!isWorthKeeping(failure)) {
        // No message if the document was withdrawn meanwhile or its person removed.
        const isWanted = (await papersWaiting(slug, store)).some((one) => one.id === id)
        if (isWanted && !isShown(paper)) onRefused(file.name, failure instanceof CallFailed ? failure.message : null)
        await dropPaper(id, store)
      }
      change(id, { isHalted: true })
      resting.add(id)
      setTimeout(goOn, rest)
    } finally {
      going.delete(id)
      void look()
    }
  }
  const goOn = () => {
    resting.clear()
    if (!isOver) void look()
  }
  const stopHearing = keptChanges.subscribe(() => void look())
  addEventListener('online', goOn)
  document.addEventListener('visibilitychange', goOn)
  void look()
  return () => {
    isOver = true
    stopHearing()
    removeEventListener('online', goOn)
    document.removeEventListener('visibilitychange', goOn)
    underWay.set([])
  }
}

const underWayOf = ({ id, owner, place, file }: WaitingPaper): PaperUnderWay => ({
  id,
  owner,
  place,
  name: file.name,
  size: file.size,
  percent: 0,
  isHalted: !navigator.onLine,
})

/** Finds documents that were uploaded although the page closed before the response arrived. */
function arrivedInPlace(waiting: readonly WaitingPaper[], stored: readonly HandedIn[]): ReadonlySet<string> {
  const arrived = [...Map.groupBy(waiting, ({ place }) => place).values()].map((papers) => {
    const [{ owner, category } = { owner: '', category: '' }] = papers
    const here = stored.filter(({ person, key }) => (person ?? householdKey) === owner && key === category)
    return arrivedAmong(papers, here)
  })
  return new Set(arrived.flatMap((ids) => [...ids]))
}

/** Text with number and progress of the documents; null if there are none. */
export function wordsFor(papers: readonly PaperUnderWay[], t: Translate): string | null {
  const count = papers.length
  if (count === 0) return null
  const percent = shareOf(papers)
  if (papers.some(({ isHalted }) => isHalted)) {
    const share = percent > 0 ? ` · ${t('application_form_papers_share', { percent })}` : ''
    return t('application_form_papers_waiting', { count }) + share
  }
  return t('application_form_papers_sending', { count, percent })
}

/** Percent, weighted by file size. */
function shareOf(papers: readonly PaperUnderWay[]): number {
  const sum = (of: (paper: PaperUnderWay) => number) => papers.reduce((all, paper) => all + of(paper), 0)
  return Math.floor(
    sum(({ size, percent }) => size * percent) /
      Math.max(
        1,
        sum(({ size }) => size),
      ),
  )
}

/**
 * Call before submitting. False if the user goes back; true once all documents are uploaded, or if the user chooses
 * not to wait.
 */
export async function papersAwaited(t: Translate): Promise<boolean> {
  const count = underWay.now().length
  if (count === 0) return true
  const answered = askToConfirm({
    title: t('application_form_papers_not_there', { count }),
    text: t('application_form_papers_not_there_text', { count }),
    confirm: t('application_form_papers_send_without', { count }),
    cancel: t('general_back'),
  })
  const question = openQuestion.now()
  const stop = underWay.subscribe(() => {
    if (underWay.now().length === 0) question?.answer(true)
  })
  const isSure = await answered
  stop()
  return isSure
}
