// A record kind as declared by its area for the back office; the server has the same kinds
// (`platform/server/records`).

import type { TableEndpoint } from '#platform/contract/table.ts'
import type { Permission } from '#platform/rules/permissions.ts'

export interface WebRecordKind {
  /** `about` of an inbox row. */
  kind: string
  /** Text keys: plural, singular with its `number`, and the link to its page. */
  plural: string
  numbered: string
  open: string
  /** Permission to open its page. */
  permission: Permission
  /** Contract of its list, whose rows contain `_messenger` marks. */
  list: () => Promise<TableEndpoint>
  /** Permission to save mail attachments as its documents. */
  filing?: Permission
  bulk?: BulkTexts
}

/** Text keys of the bulk mail dialog. */
export interface BulkTexts {
  /** `mailView` of the bulk mail. */
  view: string
  /** Used for requests without a view. */
  isDefault?: true
  /** Recipients without an e-mail address can get a letter. */
  hasLetters?: true
  title: string
  gets: string
  send: string
}
