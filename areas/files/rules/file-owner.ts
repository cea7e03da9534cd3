// Permissions for stored files: a file may be seen by users who may see its owner record.

import type { Permission } from '#platform/rules/permissions.ts'

const permissionOf: Record<string, Permission> = {
  application: 'applications_read',
  draft: 'applications_read',
  object: 'object_read',
  building: 'object_read',
  import: 'object_write',
  mail: 'shared_communication',
  mail_original: 'shared_communication',
  print_batch: 'shared_communication',
  budget_cost: 'budget_read',
  budget_invoice: 'budget_read',
  reservation: 'applications_read',
  sale_handover: 'applications_read',
  sale_option: 'applications_read',
  tenancy: 'tenants_read',
  b2b_project: 'permit',
  workspace: 'permit',
  rich_text: 'permit',
  form: 'admin',
  website: 'admin',
}

interface Owned {
  ownerKind: string | null
  uploadedBy: string | null
}

/**
 * Required permission; null if only the uploader may see the file. A file with an unknown kind of owner is visible to
 * no user.
 */
export const permissionFor = ({ ownerKind }: Owned): Permission | null =>
  ownerKind === null ? null : (permissionOf[ownerKind] ?? null)

interface Opened {
  ownerKind: string | null
  category: string
  isPublic: boolean
}

/**
 * True if the file may be fetched by its id without a session. Documents of objects are served by their area, which
 * checks whether the object is still shown.
 */
export const isOpen = ({ ownerKind, category, isPublic }: Opened): boolean =>
  isPublic && (ownerKind !== 'object' || category === 'image')

/** Uploaded, but not yet saved with a record. */
export const isUnclaimed = ({ ownerKind }: Owned): boolean => ownerKind === null
