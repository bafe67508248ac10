import { type ServiceId, serviceIds } from '../src/domain/catalogue/services.ts';
import { PackageBuilder } from './packageBuilder.ts';
import { expect, test } from './test.ts';

/** A step by its name in the stepper, the choice made there, and its price by the client's list. */
type Asked = readonly [step: string, choice: string, euro: number];

const industry: Asked = ['Industry', 'Hospitality', 0];
const brand: Asked = ['Brand Identity Package', 'Premium Brand Identity', 750];
const campaign: Asked = ['Campaign Package', 'Growth Campaign', 500];
const trinity: Asked = ['Trinity Solution', 'MCD', 200];
const trinityInStore: Asked = ['Trinity Solution', 'GARO', 2230];
const systems: Asked = ['Platform Systems', 'RCD', 200];
const systemsInStore: Asked = ['Platform Systems', 'Trinity Plus', 2994];
const tier: Asked = ['Platform Tier', 'Full System', 1600];
const store = (times: number): Asked => ['Store Type', 'Yes, we have a store', times * 1600];

const has = (bits: number, service: ServiceId) => (bits >> serviceIds.indexOf(service)) % 2 === 1;

/** Every set of services, with and without a system that needs in-store setup. */
const shapes = Array.from({ length: 15 }, (_, i) => i + 1).flatMap((bits) => {
  const services = serviceIds.filter((id) => has(bits, id));
  const alone = has(bits, 'trinity-systems');
  const platform = has(bits, 'complete-platform');
  const steps = (inStore: boolean): Asked[] => [
    ...(services.some((id) => id !== 'trinity-systems') ? [industry] : []),
    ...(has(bits, 'brand-identity') ? [brand] : []),
    ...(has(bits, 'ad-campaigns') ? [campaign] : []),
    ...(alone ? [inStore ? trinityInStore : trinity] : []),
    ...(platform ? [inStore ? systemsInStore : systems, tier] : []),
    ...(inStore ? [store(Number(alone) + Number(platform))] : []),
  ];
  return (alone || platform ? [false, true] : [false]).map((inStore) => ({ services, steps: steps(inStore) }));
});

test('there are 27 sequences of steps', () => expect(shapes).toHaveLength(27));

for (const number of [1, 2, 3, 4]) {
  test(`the steps and prices of every package of ${number} of the four services`, async ({ page }) => {
    const packageBuilder = new PackageBuilder(page);
    await packageBuilder.open();
    for (const { services, steps } of shapes.filter(({ services }) => services.length === number))
      await test.step(`${services.join(' + ')}: ${steps.map(([step]) => step).join(', ')}`, async () => {
        await packageBuilder.chooseServices(...services);
        let total = 0;
        for (const [at, [step, choice, euro]] of steps.entries()) {
          await packageBuilder.isAt(step);
          // The Store Type step appears once a system needs it.
          const later = step === 'Industry' && steps.some(([other]) => other === 'Store Type') ? 1 : 0;
          const of = steps.length + 2 - later;
          await expect(page).toHaveTitle(
            new RegExp(`^${step} – (Step ${at + 2} of ${of}|Service \\d of ${services.length}.*) – `),
          );
          await packageBuilder.choose(choice);
          total += euro;
          await expect(packageBuilder.total).toHaveText(total === 0 ? /^from €\d/ : `€${total.toLocaleString('en')}`);
        }
        await packageBuilder.isAt('Review');
        await expect(page).toHaveTitle(
          new RegExp(`^Review – Step ${steps.length + 2} of ${steps.length + 2} – Build your package`),
        );
        const deposit = total < 1000 ? total / 2 : total / 5;
        const cents = Number.isInteger(deposit) ? 0 : 2;
        await expect(packageBuilder.amount('Deposit due today')).toHaveText(
          `€${deposit.toLocaleString('en', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`,
        );
        await expect(packageBuilder.checkout).toBeVisible();
        await packageBuilder.startOver.click();
        await packageBuilder.isAt('Services');
        await expect(packageBuilder.total).toHaveText('from €200');
      });
  });
}
