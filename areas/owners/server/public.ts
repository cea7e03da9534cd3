// Interface to other areas: owners by id, by name and by their login.

export { ownersForNames, ownersNamed, type NamedOwner } from './named-owners.ts'
export { findOwner, listOwners, ownerOfUser, type OwnerRow } from './owner-row.ts'
export { ownerNameSql } from './owner-sql.ts'
export { reasonsToKeepOwners } from './extension-points.ts'
export { propertyOwner } from './tables.ts'
