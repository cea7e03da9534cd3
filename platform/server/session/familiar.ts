// Recent callers by token. An entry is only a guess: it lets a reading call send its queries together with the
// session check, and the response waits for that check (http/reading.ts).

import type { SignedIn } from '../context.ts'

const rememberedFor = 60_000
const most = 10_000

export class Familiar {
  readonly #byToken = new Map<string, { user: SignedIn; until: number }>()

  look(workspaceId: string, tokenHash: Buffer): SignedIn | null {
    const known = this.#byToken.get(keyOf(workspaceId, tokenHash))
    return known && known.until > Date.now() ? known.user : null
  }

  remember(workspaceId: string, tokenHash: Buffer, user: SignedIn): void {
    if (this.#byToken.size >= most) this.#byToken.clear()
    this.#byToken.set(keyOf(workspaceId, tokenHash), { user, until: Date.now() + rememberedFor })
  }

  forget(workspaceId: string, tokenHash: Buffer): void {
    this.#byToken.delete(keyOf(workspaceId, tokenHash))
  }
}

const keyOf = (workspaceId: string, tokenHash: Buffer) => workspaceId + tokenHash.toString('base64')
