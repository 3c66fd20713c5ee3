import { torture } from './torture.ts';

const [minutes = '5', buyers = '50'] = process.argv.slice(2);
if (!(Number(minutes) > 0) || !(Number(buyers) > 0)) {
  console.error('npm run torture -- [minutes] [buyers]');
  process.exit(1);
}
console.log(`Torturing a shop for ${minutes} minutes with ${buyers} buyers …`);
const { findings, kills, messages, ownExits, ...counts } = await torture({
  seconds: Number(minutes) * 60,
  orders: 0,
  buyers: Number(buyers),
  betweenKillsMs: 6000,
});
console.log(
  `killed: the server ${kills.server} times, the database ${kills.database} times, a connection ${kills.connection} times`,
);
console.log(`exits of the server that were not caused: ${ownExits.length}`);
console.log(
  `orders acknowledged ${counts.acknowledged}, refused ${counts.refused}; answers thrown away ${counts.lostAnswers}`,
);
console.log(`orders published ${messages.orders}, in ${messages.received} messages`);
for (const finding of findings) console.log(`! ${finding}`);
console.log(findings.length === 0 ? 'Everything is there, once.' : `${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
