/**
 * The desktop package: AppImage and deb, dmg and zip, nsis; x64 and arm64. How to build one: docs/packaging.md.
 * Checked without network, and assembled around a stand-in for Electron, by test/e2e/package.test.ts.
 *
 * A function of the target, because electron-builder takes `files` under a platform as a second, complete
 * list: natives of other systems can only be left out here.
 */
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** How better-sqlite3 names its prebuilt binaries. */
const NATIVES = { linux: 'linux', mac: 'darwin', win: 'win32' };

/** What packages bring and no program reads. */
const NOT_SHIPPED = [
  '!**/*.map',
  '!node_modules/**/*.{ts,mts,cts,md,mdx,markdown,flow,tsbuildinfo,c,cc,cpp,h,gyp,gypi,bare}',
  '!node_modules/**/{test,tests,__tests__,example,examples,benchmark,benchmarks,coverage,.github}/**',
  '!node_modules/**/{.taprc,.prettierrc,.prettierignore,.eslintrc.json,tsconfig.json}',
  '!node_modules/fastify/docs/**',
  '!node_modules/better-sqlite3/{deps,src}/**',
  // the trace viewer and recorder of Playwright
  '!node_modules/playwright-core/lib/vite/**',
  // the package brings Chromium's headless shell instead (extraResources)
  '!node_modules/@sparticuz/**',
];

/** @param {'linux' | 'mac' | 'win'} target */
export function configFor(target) {
  return {
    appId: 'org.hearth.app',
    productName: 'Hearth',
    copyright: 'MIT License',
    electronVersion: devDependencies.electron,
    directories: { output: 'dist', buildResources: 'resources' },
    artifactName: 'hearth-${version}-${os}-${arch}.${ext}',

    asar: true,
    // natives are loaded by the system, which cannot read archives
    asarUnpack: ['**/*.node'],
    // prebuilt N-API binaries serve Node and Electron alike
    npmRebuild: false,
    files: [
      'out/main/**',
      'out/preload/**',
      'out/renderer/**',
      'resources/icons/*.png',
      'package.json',
      'LICENSE',
      ...NOT_SHIPPED,
      `!node_modules/better-sqlite3/prebuilds/!(${NATIVES[target]}-\${arch}.node)`,
      // for glibc alone (src/main/service/idle-memory.ts)
      ...(target === 'linux'
        ? ['!node_modules/@koromix/**/musl_*/**']
        : ['!node_modules/koffi/**', '!node_modules/@koromix/**']),
    ],
    // fetched by scripts/fetch-chromium.mjs; the locate order finds it as "bundled"
    extraResources: [{ from: 'dist/chromium/${os}-${arch}', to: 'chromium', filter: ['**/*'] }],
    electronLanguages: ['en', 'en-US', 'en_US'],

    electronFuses: {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    },
    protocols: [{ name: 'Hearth', schemes: ['hearth'] }],
    // updates are off until a feed is configured (setting updateUrl); none is built in
    publish: null,

    linux: {
      target: [
        { target: 'AppImage', arch: ['x64', 'arm64'] },
        { target: 'deb', arch: ['x64', 'arm64'] },
      ],
      category: 'Network',
      executableName: 'hearth',
      icon: 'resources/icons/linux',
      synopsis: 'The web-data API on your own machine',
      description:
        'Scrape, crawl, search, map and extract on your own machine, with a GUI and a local API.',
      maintainer: 'The Hearth founders <hearth@hearth.example>',
    },
    deb: { packageCategory: 'net', recommends: ['libsecret-1-0'] },
    mac: {
      target: [
        { target: 'dmg', arch: ['x64', 'arm64'] },
        // what electron-updater reads
        { target: 'zip', arch: ['x64', 'arm64'] },
      ],
      category: 'public.app-category.developer-tools',
      icon: 'resources/icons/icon.icns',
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: 'resources/mac/entitlements.plist',
      entitlementsInherit: 'resources/mac/entitlements.plist',
    },
    win: {
      target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
      icon: 'resources/icons/icon.ico',
    },
    nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  };
}

/** The target named on electron-builder's command line, else this system. */
function targetOf(argv, platform) {
  if (argv.some((word) => /^(--linux|-l)$/.test(word))) return 'linux';
  if (argv.some((word) => /^(--mac|--macos|-m)$/.test(word))) return 'mac';
  if (argv.some((word) => /^(--win|--windows|-w)$/.test(word))) return 'win';
  return platform === 'darwin' ? 'mac' : platform === 'win32' ? 'win' : 'linux';
}

export default configFor(targetOf(process.argv.slice(2), process.platform));
