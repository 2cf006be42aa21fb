import {
  axeFaults,
  fadedControls,
  focusFaults,
  headFaults,
  targetFaults,
  widthFaults,
} from '../screens/checks.ts'
import { expect, test, type NewVisit } from '../test.ts'

/** A page of 360 px with this in it. */
async function pageWith(newVisit: NewVisit, body: string) {
  const { page } = await newVisit({ viewport: { width: 360, height: 700 } })
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Faults</title></head><body style="margin:0"><main>${body}</main></body></html>`,
  )
  return page
}

const sound =
  '<h1>Sound</h1><p>Read <a href="/">the rest</a> there.</p><button style="height:44px">Go</button>'

test('of a sound page nothing is found', async ({ newVisit }) => {
  const page = await pageWith(newVisit, sound)
  const found = [headFaults, axeFaults, widthFaults, targetFaults].map((check) => check(page))
  expect((await Promise.all(found)).flat()).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect([...(await fadedControls(page)), ...(await focusFaults(page))]).toEqual([])
})

for (const [fault, check, body] of [
  ['a second heading of the first rank', headFaults, '<h1>One</h1><h1>Two</h1>'],
  ['a picture without words', axeFaults, '<h1>One</h1><img src="data:," width="9" height="9">'],
  ['pale words', axeFaults, '<h1>One</h1><p style="color:#ccc;background:#fff">Pale</p>'],
  ['a page that scrolls sideways', widthFaults, '<div style="width:400px">Wide</div>'],
  [
    'words that are cut off',
    widthFaults,
    '<div style="width:60px;overflow:hidden;white-space:nowrap">Wider than that</div>',
  ],
  [
    'words beyond an edge that hides them',
    widthFaults,
    '<div style="overflow:hidden"><p style="margin-left:-40px">Gone</p></div>',
  ],
  ['a low button', targetFaults, '<button style="height:30px">Low</button>'],
  ['a low link by itself', targetFaults, '<nav><a href="/">Low</a></nav>'],
] as const)
  test(`${fault} is found`, async ({ newVisit }) => {
    expect(await check(await pageWith(newVisit, body))).toHaveLength(1)
  })

for (const [fault, check, body] of [
  [
    'a control that forced colours leave without a trace',
    fadedControls,
    '<button style="border:0;background:none;width:44px;height:44px" aria-label="Go"></button>',
  ],
  [
    'a stop of the keyboard that nothing shows',
    focusFaults,
    '<button style="outline:none">Go</button>',
  ],
] as const)
  test(`${fault} is found`, async ({ newVisit }) => {
    const page = await pageWith(newVisit, body)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await check(page)).toHaveLength(1)
  })
