// The interface colours under the path that the web imports them from; the server's pages use the same rules.

export * from '#platform/rules/look/tokens.ts'
