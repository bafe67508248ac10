const fs = require('fs'),
  path = require('path'),
  zlib = require('zlib');
const d = 'visual/baselines';
const u = require('/tmp/farm/ladlefast/node_modules/.pnpm/playwright-core@1.65.1/node_modules/playwright-core/lib/utilsBundle.js');
console.log(Object.keys(u).filter((k) => /png|pixel|compar/i.test(k)));
const PNG = u.PNG;
let px = 0;
const t = process.cpuUsage();
let n = 0;
for (const f of fs.readdirSync(d).filter((f) => f.endsWith('.png'))) {
  const p = PNG.sync.read(fs.readFileSync(path.join(d, f)));
  px += p.width * p.height;
  n++;
}
const c = process.cpuUsage(t);
console.log(n, px, (c.user + c.system) / 1e6);
