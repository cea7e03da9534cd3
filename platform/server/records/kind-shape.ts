// Declaration of a kind of record. Generic over the contexts: they hold the registry of kinds, and an import would be
// circular.

import type { Permission } from '../../rules/permissions.ts'
import type { Language } from '../../rules/project-type.ts'
import type { PostalAddress } from '../../rules/postal-address.ts'
import type { Targets } from '../../contract/table.ts'
import type { storedFile } from '../files/tables.ts'

/** Refers to one record of any kind. */
export interface RecordRef {
  kind: string
  id: string
}

export interface KindShape<Ctx, StaffCtx extends Ctx> {
  /** Stored as `record_kind` with threads, mails and recipients; sent as `about`. */
  kind: string
  /** `subject.kind` of its audit entries. */
  subject: string
  /** Has the columns workspace_id, id, number, contact_name, contact_email, language and search_text. */
  table: string
  /** SQL condition on a row `r` of the table whose data was not erased; all rows without it. */
  isKept?: string
  /** SQL condition on a row `r`: true if received mails from its address are filed in its thread. */
  takesMails: string
  /** Text key of a record in a list of choices; its values are `number` and `name`. */
  choice: string
  /** Path of its page in the back office. */
  pageOf: (id: string) => string
  /** Path of the form that edits its mail address. */
  addressFormOf: (id: string) => string
  /** Set if a record has several people. */
  people?: PeopleTable
  words: RecordWords<Ctx>
  /**
   * Returns postal addresses in the order of the request; undefined for unknown ones. A kind without this function
   * gets no letters.
   */
  livingAt?: (ctx: Ctx, asked: readonly Living[]) => Promise<(Home | undefined)[]>
  bulk?: BulkMail<Ctx, StaffCtx>
  /** Set if attachments of its mails can be filed as its documents. */
  filing?: Filing<StaffCtx>
  retention?: Retention<Ctx>
}

/** Has the columns workspace_id, id, first_name, last_name, email and position. */
export interface PeopleTable {
  table: string
  /** Column with the id of the record. */
  recordColumn: string
}

/** Values of mail placeholders. */
export type RecordValues = Readonly<Record<string, string>>

export interface RecordWords<Ctx> {
  /** Kind of the templates for mails to the whole record, and to one of its people. */
  template: string
  personTemplate?: string
  /** By record; records that no longer exist are omitted. */
  valuesOf: (
    ctx: Ctx,
    ids: readonly string[],
    spoken: { languageOf: (own: Language) => Language; personId?: string | undefined },
  ) => Promise<ReadonlyMap<string, RecordValues>>
}

export interface Living {
  id: string
  personId?: string | undefined
}

export type Home = Pick<PostalAddress, 'street' | 'postcode' | 'place' | 'country'>

/** Selects rows of a list, records interested in an object, or records by id. */
export interface ChosenRecords {
  targets?: Targets | undefined
  apartmentId?: string | undefined
  applicationIds?: string[] | undefined
  progressState?: string | undefined
}

export interface BulkRecipient {
  id: string
  number: number
  name: string
  address: string
  language: Language
  /** Text key of the reason why this recipient is excluded. */
  obstacle?: string
}

export interface BulkMail<Ctx, StaffCtx> {
  /** `mailView` and `action` of this kind's bulk mails. */
  view: string
  action: number
  /** Default for requests without a view. */
  isDefault?: true
  /** Permission needed to see bulk mails of this kind. */
  permission?: Permission
  /** Text key of the obstacle for a second recipient with the same address. */
  repeated: string
  recipientsOf: (ctx: StaffCtx, chosen: ChosenRecords) => Promise<BulkRecipient[]>
  /** Like `words.valuesOf`, but without recipients who no longer get bulk mails. */
  valuesOf: RecordWords<Ctx>['valuesOf']
  /** Adds an entry about the mail to the history of each record. */
  recordWritten?: (ctx: Ctx, written: { title: string; mailIdByRecord: ReadonlyMap<string, string> }) => Promise<void>
}

export interface FiledAs {
  adultId: string | null
  category: string
}

export interface Filing<StaffCtx> {
  /** By file id: the document made from the file. */
  filedAs: (ctx: StaffCtx, fileIds: readonly string[]) => Promise<ReadonlyMap<string, FiledAs>>
  placesOf: (ctx: StaffCtx, id: string) => Promise<FilingPlaces>
  /** Creates a document from a copy of the file. */
  fileAway: (ctx: StaffCtx, id: string, filed: FiledAs & { file: StoredFile }) => Promise<void>
}

export interface FilingPlaces {
  adults: { value: string; displayName: string }[]
  categories: { value: string; displayName: string; isOfHousehold: boolean }[]
}

type StoredFile = typeof storedFile.$inferSelect

export interface DueRecord {
  id: string
  number: number
  contactName: string
  deactivatedAt: Date
  /** Text for display. */
  reason: string | null
  documents: number
  comments: number
  mails: number
}

export interface Retention<Ctx> {
  countDue: (ctx: Ctx, before: Date) => Promise<{ due: number; anonymised: number }>
  listDue: (ctx: Ctx, before: Date, limit: number) => Promise<DueRecord[]>
  /** Locks the record and erases its personal data if it is still due after this number of days. */
  erase: (ctx: Ctx, id: string, days: number) => Promise<void>
}
