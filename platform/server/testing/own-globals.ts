// Runs in each test file: takes back what the file put in place of globals, because files share a process.

import { afterAll, vi } from 'vitest'

afterAll(() => vi.unstubAllGlobals())
