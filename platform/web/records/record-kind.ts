// A kind of record as its area declares it for the back office; the server has the same kinds (`platform/server/records`).

import type { TableEndpoint } from '#platform/contract/table.ts'
import type { Permission } from '#platform/rules/permissions.ts'

export interface WebRecordKind {
  /** `about` of an inbox line. */
  kind: string
  /** Text keys: of all of them, of one with its `number`, of the link to its page. */
  plural: string
  numbered: string
  open: string
  /** To see its page. */
  permission: Permission
  /** Contract of its list, whose rows have `_messenger` marks. */
  list: () => Promise<TableEndpoint>
  /** To file attachments of its mails as its documents. */
  filing?: Permission
  bulk?: BulkTexts
}

/** Text keys of the dialog of a bulk mail. */
export interface BulkTexts {
  /** `mailView` of the bulk mail. */
  view: string
  /** Requests that name no view mean this one. */
  isDefault?: true
  /** Receivers without a mail address can get a letter. */
  hasLetters?: true
  title: string
  gets: string
  send: string
}
