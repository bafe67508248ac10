/**
 * The passwords of ten characters and more that stand in every list of stolen ones, and what people make of them. Shorter
 * ones are refused for their length.
 */
const common = new Set(
  `1234567890 12345678910 123456789a 123456789q 0123456789 9876543210 0987654321 1q2w3e4r5t 1qaz2wsx3edc 1q2w3e4r5t6y
  qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 asdfghjkl1 asdfghjkl123 zxcvbnm123 q1w2e3r4t5 qazwsxedc1
  qazwsxedcrfv qwertzuiop azertyuiop password12 password123 password1234 password12345 password123456 password2024
  password2025 password2026 passw0rd123 p@ssw0rd123 p@ssword123 mypassword1 mypassword passwordpassword password1!
  password123! changeme123 changeme1234 letmein123 letmein1234 welcome123 welcome1234 welcome2024 welcome2025 welcome2026
  iloveyou123 iloveyou12 iloveyou1234 iloveyouforever administrator admin12345 admin123456 adminadmin adminadmin123
  abcdefghij abcdefghijk abcdef1234 abcdefg123 abcd123456 abc1234567 abc123abc123 a123456789 a1b2c3d4e5 aa12345678
  qwe1234567 qweasdzxc1 qweasdzxc123 1234qwerasdf 123qweasdzxc 123456qwerty 123qwe123qwe 1234567890a 1234567890q
  football123 baseball123 basketball superman123 batman12345 liverpool1 liverpool123 manchester chelsea123 arsenal123
  sunshine123 princess123 princess12 dragon12345 monkey12345 charlie123 michael123 jessica123 jennifer123 computer123
  samsung123 internet123 whatever123 trustno1trustno1 starwars123 pokemon123 pokemon1234 minecraft123 chocolate1
  chocolate123 strawberry butterfly1 butterfly123 cheesecake watermelon beautiful1 beautiful123 christmas1 christmas123
  dublin12345 ireland123 ireland1234 irelandireland guinness123 shamrock123 november2026 december2026 summer2024 summer2025
  summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 monday1234 testtest123 test123456 test1234567
  testpassword secret12345 secret123456 temporary1 temporary123 business123 company123 default123 password.1 guest12345`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among the first that anybody tries. */
export function isCommon(password: string): boolean {
  return common.has(password.toLowerCase());
}
