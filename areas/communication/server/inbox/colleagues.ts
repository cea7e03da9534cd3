// Lists the colleagues who read and write mails.

import type { StaffContext } from '#platform/server/context.ts'
import { colleaguesWith, shortlyNamed } from '#platform/server/session/colleagues.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/inbox.ts'

export const colleaguesWhoWrite = async (ctx: StaffContext, ids?: readonly string[]) =>
  (await colleaguesWith(ctx, 'shared_communication', ids)).map(shortlyNamed)

export const getMailColleagues = handler(
  contract.getMailColleagues,
  { permission: 'shared_communication' },
  async (ctx) => ({
    people: await colleaguesWhoWrite(ctx),
  }),
)
