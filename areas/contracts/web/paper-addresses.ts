// Where papers of a contract are drawn.

export const previewOf = (tenantId: string): string => `/api/v1/tenants/${tenantId}/contract-preview`
