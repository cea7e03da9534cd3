// URLs of contract documents.

export const previewOf = (tenantId: string): string => `/api/v1/tenants/${tenantId}/contract-preview`
