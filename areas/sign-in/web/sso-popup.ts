// The popup for single sign-on, and the transfer of its result to the main window.

import { z } from 'zod'

const channelName = 'quartier-sso'
const longestWait = 3 * 60_000
const size = { width: 520, height: 680 }

/** Query that the provider sends to our callback page; `error` instead of a code if it refused. */
const returned = z.object({
  state: z.string(),
  code: z.string().optional(),
  iss: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
export type Returned = z.infer<typeof returned>

/** Must be called in the click handler before any `await`; otherwise the browser blocks the popup. */
export function openWindow(): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - size.width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - size.height) / 2)
  return window.open('', 'quartier-sso', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`)
}

/**
 * The answer to this state. A window of another origin can look closed while it is open (Cross-Origin-Opener-Policy),
 * so its closing is no answer: the person may cancel, and after three minutes nobody waits any longer.
 */
export function answerTo(state: string, signal: AbortSignal): Promise<Returned | 'late' | 'cancelled'> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    const end = (answer: Returned | 'late' | 'cancelled') => {
      channel.close()
      clearTimeout(timer)
      resolve(answer)
    }
    const timer = setTimeout(() => end('late'), longestWait)
    signal.addEventListener('abort', () => end('cancelled'), { once: true })
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = returned.safeParse(data)
      if (answer.success && answer.data.state === state) end(answer.data)
    }
  })
}

/** Returns the provider's answer from the query of the callback page, if there is one. */
export function answerIn(search: Record<string, string>): Returned | undefined {
  return returned.safeParse(search).data
}

/** Sends the answer from the callback page to the window that opened it. */
export function handOver(answer: Returned): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(answer)
  channel.close()
}
