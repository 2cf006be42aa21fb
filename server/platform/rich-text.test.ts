import { expect, test } from 'vitest'
import { sanitiseRichText } from './rich-text.ts'

test.each([
  ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
  ['<p onclick="steal()">One</p>', '<p>One</p>'],
  ['<script>steal()</script><p>One</p>', '<p>One</p>'],
  ['<img src=x onerror=steal()>One', 'One'],
  ['<a href="javascript:steal()">One</a>', '<a>One</a>'],
  ['<a href="https://example.org/">One</a>', '<a href="https://example.org/">One</a>'],
  ['<svg><p><style><img title="</style><img src onerror=steal()>">', '<p></p>'],
  ['One < two & three', 'One &lt; two &amp; three'],
])('%s is reduced to allowed markup (SKY-14, HOR-19)', (html, safe) => {
  expect(sanitiseRichText(html)).toBe(safe)
})
