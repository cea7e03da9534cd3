// SQL that other areas use for rows with the column `owner_id`.

/** SQL of the owner's name for the row with this alias; null without an owner. */
export const ownerNameSql = (row: string): string =>
  `(select w.name from property_owner w where w.workspace_id = ${row}.workspace_id and w.id = ${row}.owner_id)`
