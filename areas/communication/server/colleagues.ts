// Who reads and writes mails here.

import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { colleaguesWith, shortlyNamed } from '#platform/server/session/colleagues.ts'
import type { getMailColleagues } from '../contract/inbox.ts'

export const colleaguesWhoWrite = async (ctx: StaffContext, ids?: readonly string[]) =>
  (await colleaguesWith(ctx, 'shared_communication', ids)).map(shortlyNamed)

export const readColleagues = async (ctx: StaffContext): Promise<AnswerOf<typeof getMailColleagues>> => ({
  people: await colleaguesWhoWrite(ctx),
})
