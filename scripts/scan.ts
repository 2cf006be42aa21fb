import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startedProducts } from '../server/testing/started-product.ts'
import { findProgram } from './debian.ts'
import { root } from './run-program.ts'
import { formatReport, type Finding, type ScanResult } from './scan-report.ts'
import { readNikto, readSlowHttpTest, readSqlmap, readWapiti } from './scan-findings.ts'

/**
 * `npm run scan`: third-party scanners against the product as it is started, without rate limits, so that they reach
 * everything. Takes some five minutes, and at most forty; the report is test-results/scan/report.txt.
 */
const required = ['wapiti', 'sqlmap', 'slowhttptest']
const missing = required.filter((name) => findProgram([name]) === undefined)
if (missing.length > 0) {
  process.stderr.write(
    `npm run scan needs ${missing.join(', ')}: on Debian, as root, apt-get install ${missing.join(' ')}\n`,
  )
  process.exit(2)
}

const folder = join(root, 'test-results/scan')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
/** Scanners keep settings and sessions in their home directory. */
const home = mkdtempSync(join(tmpdir(), 'scan-'))

/** Runs a scanner for at most so long, with its output in a file; resolves to the output. */
async function run(name: string, seconds: number, command: string, args: readonly string[]) {
  process.stderr.write(`${name} …\n`)
  const child = spawn('timeout', ['--kill-after=10', String(seconds), command, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: home, PYTHONUNBUFFERED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  writeFileSync(join(folder, `${name}.txt`), output)
  return output
}

const birth = {
  dob: '1956-01-03 11:58:00',
  pob: {
    formatted_address: 'Delhi, India',
    geometry: { location: { lat: 28.65195, lng: 77.23149 } },
  },
}

/** Creates the account as which the calls of signed-in users are scanned; resolves to its token. */
async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/complete-user-registration-web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'scan@example.test',
      password: 'Scanned by 3 programs',
      full_name: 'Asha Rao',
      gender: 2,
      ...birth,
    }),
  })
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

/** Pages and calls at which wapiti begins, since it does not run the scripts that call the API. */
const starts = [
  '/gemstones?search=ruby&category=1',
  '/horoscope/weekly/leo?lang=en',
  '/reset-password/none',
  '/login-link/none',
  '/api/places?q=lond',
  '/api/gemstone?search=ruby&page=1&per_page=5',
  '/api/horoscope/new-single-horoscope/weekly/leo?time_zone=Europe/London',
  '/api/language/list',
  '/api/docs',
]
const maxPages = 80
/** Modules that need nothing from the internet, and no word list of thousands of addresses. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** The pages that the site map names, each in one language. */
async function listPages(url: string): Promise<string[]> {
  const siteMap = await fetch(`${url}/sitemap.xml`).then((answer) => answer.text())
  const pages = [...siteMap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, page = '']) => page)
  return [...new Set(pages.map((page) => new URL(page).pathname))].slice(0, maxPages)
}

async function runWapiti(url: string): Promise<Finding[]> {
  const file = join(folder, 'wapiti.json')
  const limits = ['--max-scan-time', '240', '--max-attack-time', '40', '--depth', '4', '-t', '10']
  await run('wapiti', 900, 'wapiti', [
    '-u',
    `${url}/`,
    '--scope',
    'domain',
    '-m',
    modules,
    '--flush-session',
    '--no-bugreport',
    '--store-session',
    home,
    '--store-config',
    home,
    '-f',
    'json',
    '-o',
    file,
    ...limits,
    ...[...starts, ...(await listPages(url))].flatMap((path) => ['-s', url + path]),
  ])
  return readWapiti(file)
}

interface Injectable {
  readonly name: string
  readonly path: string
  /** `*` marks the place of the injection in JSON. */
  readonly body?: string
  readonly isUser?: true
}

const injectables: readonly Injectable[] = [
  { name: 'sqlmap-gemstones', path: '/api/gemstone?search=ruby*&page=1*&category_id=1*' },
  { name: 'sqlmap-places', path: '/api/places?q=lond*' },
  { name: 'sqlmap-horoscope', path: '/api/horoscope/new-single-horoscope/weekly*/leo*' },
  { name: 'sqlmap-sign-in', path: '/api/login', body: '{"email":"a@b.test*","password":"Moon8*"}' },
  {
    name: 'sqlmap-discount',
    path: '/api/payment-plan/apply-discount-code?code=WELCOME4*&selectedPlan=1*&selectedlang=1*',
    body: '{}',
    isUser: true,
  },
  { name: 'sqlmap-payments', path: '/api/payment-plan/purchases?before=1*', isUser: true },
  { name: 'sqlmap-page', path: '/gemstones?search=ruby*' },
]

async function runSqlmap(url: string, token: string, one: Injectable): Promise<Finding[]> {
  const output = await run(one.name, 120, 'sqlmap', [
    '-u',
    url + one.path,
    '--batch',
    '--level=2',
    '--risk=2',
    '--dbms=PostgreSQL',
    '--technique=BEUT',
    '--threads=4',
    '--timeout=10',
    '--retries=0',
    '--flush-session',
    '--output-dir',
    join(home, one.name),
    '--disable-coloring',
    '--ignore-code=*',
    ...(one.body === undefined ? [] : ['--method=POST', `--data=${one.body}`]),
    ...(one.body === undefined ? [] : ['-H', 'Content-Type: application/json']),
    ...(one.isUser ? ['-H', `Authorization: Bearer ${token}`] : []),
  ])
  return readSqlmap(output, one.path)
}

/** Slow callers: `-H` slow headers, `-B` slow bodies, `-X` slow readers, `-R` many ranges. */
const slowCallers = [
  ['slow-headers', '/', ['-H', '-i', '10']],
  ['slow-bodies', '/api/login', ['-B', '-i', '10', '-t', 'POST', '-f', 'application/json']],
  ['slow-readers', '/', ['-X', '-w', '1', '-y', '10', '-n', '5', '-z', '8', '-k', '3']],
  ['many-ranges', '/favicon.svg', ['-R', '-a', '10', '-b', '3000']],
] as const

async function runSlowHttpTest(
  url: string,
  [name, path, options]: (typeof slowCallers)[number],
): Promise<Finding[]> {
  const limits = ['-c', '400', '-r', '100', '-l', '45', '-p', '5']
  const output = await run(name, 90, 'slowhttptest', [...options, ...limits, '-u', url + path])
  return readSlowHttpTest(output, path)
}

async function runNikto(url: string): Promise<Finding[]> {
  const file = join(folder, 'nikto.json')
  const options = ['-nointeractive', '-maxtime', '240s', '-Format', 'json', '-output', file]
  await run('nikto', 300, 'nikto', ['-host', url, ...options])
  return readNikto(file)
}

const products = startedProducts()
const results: ScanResult[] = []
async function scan(scanner: string, target: string, work: () => Promise<Finding[]>) {
  const began = performance.now()
  const findings = await work()
  results.push({ scanner, target, findings, seconds: (performance.now() - began) / 1000 })
}

try {
  const product = products.start({ RATE_LIMITS: 'off' })
  const url = await product.url
  const token = await signUp(url)
  for (const one of slowCallers)
    await scan(`slowhttptest ${one[0]}`, one[1], () => runSlowHttpTest(url, one))
  for (const one of injectables) await scan('sqlmap', one.path, () => runSqlmap(url, token, one))
  await scan('wapiti', '/', () => runWapiti(url))
  if (findProgram(['nikto'])) await scan('nikto', '/', () => runNikto(url))
  const isAlive = await fetch(`${url}/readyz`).then(({ ok }) => ok)
  if (!isAlive) throw new Error('the product is not ready after the scan')
} finally {
  await products.remove()
  rmSync(home, { recursive: true, force: true })
}

const { text, open } = formatReport(results)
writeFileSync(join(folder, 'report.txt'), text)
process.stdout.write(text)
process.exitCode = open > 0 ? 1 : 0
