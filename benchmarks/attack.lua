-- One attack as requests of wrk: `wrk -s attack.lua <address> -- <attack>`. Every request differs where an answer could be cached.
local json = { ["content-type"] = "application/json" }
local birth = '"place_of_birth":{"formatted_address":"Delhi, India","geometry":{"location":{"lat":28.65195,"lng":77.23149}}}'
local deep = string.rep("[", 15000) .. string.rep("]", 15000)
local huge = string.rep("[", 500000) .. string.rep("]", 500000)
local number = 0
local attack

local attacks = {
  ["large-bodies"] = function()
    return wrk.format("POST", "/api/moonsign-lookup", json, number % 2 == 0 and deep or huge)
  end,
  ["wrong-sign-ins"] = function()
    local body = '{"email":"person-%d@example.test","password":"Moonlight9"}'
    return wrk.format("POST", "/api/login", json, body:format(number))
  end,
  ["new-pages"] = function()
    return wrk.format("GET", "/gemstones?search=" .. number)
  end,
  ["readyz"] = function()
    return wrk.format("GET", "/readyz")
  end,
  ["lookups"] = function()
    local body = '{"date_of_birth":"%04d-%02d-%02d 04:%02d:00",%s}'
    return wrk.format("POST", "/api/moonsign-lookup", json,
      body:format(math.random(1940, 2020), math.random(12), math.random(28), number % 60, birth))
  end,
  ["unknown-paths"] = function()
    return wrk.format("GET", (number % 2 == 0 and "/api/none-" or "/none-") .. number)
  end,
  ["forged-webhooks"] = function()
    local headers = { ["content-type"] = "application/json", ["stripe-signature"] = "t=" .. os.time() .. ",v1=" .. string.rep("0", 64) }
    return wrk.format("POST", "/api/payment-webhook", headers, '{"id":"evt_' .. number .. '","data":"' .. string.rep("x", 30000) .. '"}')
  end,
  ["sign-ups"] = function()
    local body = '{"email":"new-%s-%d@example.test","password":"Moonlight9","full_name":"Asha Rao","gender":2,"dob":"1956-01-03 11:58:00","pob":%s}'
    return wrk.format("POST", "/api/user/complete-user-registration-web", json,
      body:format(os.time(), number, birth:sub(#'"place_of_birth":' + 1)))
  end,
  ["share-pictures"] = function()
    local signs = { "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces" }
    local file = number % 3 == 0 and monday or ("2026-%02d-%02d"):format(math.random(12), math.random(28))
    return wrk.format("GET", ("/media/share/%s/weekly/%s/%s.png"):format(number % 2 == 0 and "en" or "hi", signs[math.random(12)], file))
  end,
}

function init(args)
  attack = attacks[args[1]]
  monday = args[2]
  math.randomseed(os.time())
end

function request()
  number = number + 1
  return attack()
end
