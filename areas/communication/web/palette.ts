import { call } from '#platform/web/api/call.ts'
import { shownPerGroup } from '#platform/web/shell/palette/finder.ts'
import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'
import { getInbox } from '../contract/inbox.ts'

const path = '/communication'

export const mailPalette: PalettePart = {
  finders: [
    {
      group: 'menu_communication',
      order: 800,
      icon: 'mail',
      permission: 'shared_communication',
      path,
      query: { mailbox: 'all' },
      async search(search, signal) {
        const query = { search, rowsPerPage: shownPerGroup }
        const answer = await call(getInbox, { params: { mailbox: 'all' }, query }, { signal })
        const { totalItems, capped } = answer.pagination
        return {
          total: totalItems,
          capped,
          records: answer.items.map(({ application_id: id, contactName, subject }) => ({
            id,
            title: contactName,
            detail: subject,
            path: `${path}?mailbox=all&thread=${id}`,
          })),
        }
      },
    },
  ],
}
