/** Files that prove the financing of one application. */
export const mostProofs = 10
