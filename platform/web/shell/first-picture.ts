// What a public page says before its scripts run (`server/http/page.ts`). Small and without imports: it comes before everything.

export const hasForeword = (): boolean => document.getElementById('foreword') !== null

/** A page that nobody looks at is not painted, and does not wait for it. */
const longestWait = 500

export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestWait)
  })

/** Lets the browser answer whoever has touched something meanwhile. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
