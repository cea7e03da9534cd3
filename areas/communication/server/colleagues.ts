// Who reads and writes mails here.

import type { StaffContext } from '#platform/server/context.ts'
import { colleaguesWith, shortlyNamed } from '#platform/server/session/colleagues.ts'

export const colleaguesWhoWrite = async (ctx: StaffContext, ids?: readonly string[]) =>
  (await colleaguesWith(ctx, 'shared_communication', ids)).map(shortlyNamed)
