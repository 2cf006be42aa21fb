import {
  checkAxe,
  checkFocus,
  checkForcedColours,
  checkHead,
  checkTargetSize,
  checkWidth,
} from '../screens/checks.ts'
import { expect, test, type NewVisit } from '../test.ts'

/** Opens a page of 360 px width with this content. */
async function openPageWith(newVisit: NewVisit, body: string) {
  const { page } = await newVisit({ viewport: { width: 360, height: 700 } })
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Faults</title></head><body style="margin:0"><main>${body}</main></body></html>`,
  )
  return page
}

const faultless =
  '<h1>Faultless</h1><p>Read <a href="/">the rest</a> there.</p><button style="height:44px">Go</button>'

test('the screen checks find nothing on a page without faults', async ({ newVisit }) => {
  const page = await openPageWith(newVisit, faultless)
  const found = [checkHead, checkAxe, checkWidth, checkTargetSize].map((check) => check(page))
  expect((await Promise.all(found)).flat()).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect([...(await checkForcedColours(page)), ...(await checkFocus(page))]).toEqual([])
})

test('the screen checks find each kind of fault', async ({ newVisit }) => {
  for (const [fault, check, body] of [
    ['a second h1', checkHead, '<h1>One</h1><h1>Two</h1>'],
    [
      'an image without alternative text',
      checkAxe,
      '<h1>One</h1><img src="data:," width="9" height="9">',
    ],
    [
      'text with too little contrast',
      checkAxe,
      '<h1>One</h1><p style="color:#ccc;background:#fff">Pale</p>',
    ],
    ['a page that scrolls horizontally', checkWidth, '<div style="width:400px">Wide</div>'],
    [
      'text that is cut off',
      checkWidth,
      '<div style="width:60px;overflow:hidden;white-space:nowrap">Wider than that</div>',
    ],
    [
      'text beyond an edge that hides it',
      checkWidth,
      '<div style="overflow:hidden"><p style="margin-left:-40px">Gone</p></div>',
    ],
    ['a button that is too low', checkTargetSize, '<button style="height:30px">Low</button>'],
    [
      'a link outside a sentence that is too low',
      checkTargetSize,
      '<nav><a href="/">Low</a></nav>',
    ],
  ] as const)
    expect(await check(await openPageWith(newVisit, body)), fault).toHaveLength(1)
})

test('the screen checks find faults in forced colours', async ({ newVisit }) => {
  for (const [fault, check, body] of [
    [
      'a control that is invisible in forced colours',
      checkForcedColours,
      '<button style="border:0;background:none;width:44px;height:44px" aria-label="Go"></button>',
    ],
    [
      'a focused element without an outline',
      checkFocus,
      '<button style="outline:none">Go</button>',
    ],
  ] as const) {
    const page = await openPageWith(newVisit, body)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await check(page), fault).toHaveLength(1)
  }
})
